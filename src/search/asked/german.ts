import type { AskedSource } from "#search/asked/askedNeed.ts";
import { around } from "#search/asked/german/around.ts";
import { house } from "#search/asked/german/house.ts";
import { kitchen } from "#search/asked/german/kitchen.ts";
import { rooms } from "#search/asked/german/rooms.ts";
import { rules } from "#search/asked/german/rules.ts";
import { stay } from "#search/asked/german/stay.ts";

export const german: AskedSource = {
  texts: [stay, house, kitchen, rooms, rules, around],
  frames: ["wo ist X", "gibt es X", "habt ihr X"],
};
