import { z } from "zod";
import { choiceEvent, eventKind, plainEvent } from "#accounts/events/eventKind.ts";
import { extraKinds } from "#stays/extras/contract.ts";

const named = { early: "an early check-in", late: "a late check-out", other: "an extra" } as const;

export const extraRequested = choiceEvent("extra.asked", extraKinds, {
  early: `asked for ${named.early}`,
  late: `asked for ${named.late}`,
  other: `asked for ${named.other}`,
});
export const extraAnswered = eventKind(
  "extra.answered",
  z.object({ what: z.enum(extraKinds), answer: z.enum(["yes", "no", "other", "withdraw"]) }),
  {
    deed: ({ what, answer }) =>
      ({
        yes: `said yes to ${named[what]}`,
        other: `said yes to ${named[what]}, at another time`,
        no: `said no to ${named[what]}`,
        withdraw: `took back an answer about ${named[what]}`,
      })[answer],
  },
);
export const extrasChanged = plainEvent("extras.changed", "changed the extras of a guidebook");

export const extraEvents = [extraRequested, extraAnswered, extrasChanged];
