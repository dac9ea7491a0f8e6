import { z } from "zod";
import { eventKind } from "#accounts/events/eventKind.ts";

export const planStarted = eventKind("plan.started", z.object({ isRenewal: z.boolean() }), {
  deed: ({ isRenewal }) => (isRenewal ? "renewed the plan" : "started the plan"),
  job: "The payment provider",
});
export const planEnded = eventKind("plan.ended", z.null(), {
  deed: () => "ended the plan",
  job: "The payment provider",
});

export const billingEvents = [planStarted, planEnded];
