import type { AskedSource } from "#search/asked/askedNeed.ts";
import { around } from "#search/asked/english/around.ts";
import { house } from "#search/asked/english/house.ts";
import { kitchen } from "#search/asked/english/kitchen.ts";
import { rooms } from "#search/asked/english/rooms.ts";
import { rules } from "#search/asked/english/rules.ts";
import { stay } from "#search/asked/english/stay.ts";

export const english: AskedSource = {
  texts: [stay, house, kitchen, rooms, rules, around],
  frames: ["where is the X", "is there a X", "do you have X"],
};
