import type { NeedSource } from "#search/questions/guestNeed.ts";
import { around } from "#search/questions/french/around.ts";
import { equipment } from "#search/questions/french/equipment.ts";
import { kitchen } from "#search/questions/french/kitchen.ts";
import { outings } from "#search/questions/french/outings.ts";
import { rooms } from "#search/questions/french/rooms.ts";
import { rules } from "#search/questions/french/rules.ts";
import { stay } from "#search/questions/french/stay.ts";

export const french: NeedSource = {
  texts: [stay, equipment, kitchen, rooms, rules, around, outings],
};
