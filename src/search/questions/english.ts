import type { NeedSource } from "#search/questions/guestNeed.ts";
import { around } from "#search/questions/english/around.ts";
import { equipment } from "#search/questions/english/equipment.ts";
import { kitchen } from "#search/questions/english/kitchen.ts";
import { outings } from "#search/questions/english/outings.ts";
import { rooms } from "#search/questions/english/rooms.ts";
import { rules } from "#search/questions/english/rules.ts";
import { stay } from "#search/questions/english/stay.ts";

export const english: NeedSource = {
  texts: [stay, equipment, kitchen, rooms, rules, around, outings],
};
