import type { z } from "zod";
import { fields, html, line, timeOfDay } from "#sections/fields.ts";
import { defineShape, isBlankHtml } from "#sections/shape.ts";

const checkinContent = fields({
  checkInType: line(120),
  checkInTime: timeOfDay,
  details: html,
  doorCode: line(80),
  parkingInfo: html,
});
export type CheckinContent = z.output<typeof checkinContent>;

export const checkin = defineShape({
  schema: checkinContent,
  empty: { checkInType: "", checkInTime: undefined, details: "", doorCode: "", parkingInfo: "" },
  isEmpty: (content) =>
    !content.checkInType &&
    !content.checkInTime &&
    !content.doorCode &&
    isBlankHtml(content.details) &&
    isBlankHtml(content.parkingInfo),
  mapHtml: (content, change) => ({
    ...content,
    details: change(content.details),
    parkingInfo: change(content.parkingInfo),
  }),
});
