import type { NeedSource } from "#search/questions/guestNeed.ts";
import { around } from "#search/questions/german/around.ts";
import { equipment } from "#search/questions/german/equipment.ts";
import { kitchen } from "#search/questions/german/kitchen.ts";
import { outings } from "#search/questions/german/outings.ts";
import { rooms } from "#search/questions/german/rooms.ts";
import { rules } from "#search/questions/german/rules.ts";
import { stay } from "#search/questions/german/stay.ts";

export const german: NeedSource = {
  texts: [stay, equipment, kitchen, rooms, rules, around, outings],
};
