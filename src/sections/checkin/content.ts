import type { z } from "zod";
import { html, secret, text, timeOfDay } from "#sections/fields.ts";
import { pictures } from "#sections/gallery/content.ts";
import { defineShape } from "#sections/shape.ts";

export const checkin = defineShape({
  checkInType: text(120),
  checkInTime: timeOfDay,
  details: html,
  doorCode: secret(80, "door"),
  parkingInfo: html,
  pictures,
});
export type CheckinContent = z.output<typeof checkin.schema>;
