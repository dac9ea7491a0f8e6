import { z } from "zod";
import { eventKind } from "#accounts/events/eventKind.ts";
import { UNDONE_WITHIN_MS } from "#stays/events.ts";
import { problemKinds } from "#stays/problems/contract.ts";

const ofKind = z.object({ kind: z.enum(problemKinds) });

export const problemReported = eventKind("problem.reported", ofKind, {
  deed: ({ kind }) => `reported a problem: ${kind}`,
});
export const problemRead = eventKind("problem.read", ofKind, {
  deed: ({ kind }) => `opened a guest’s report: ${kind}`,
  job: "A contact",
});
export const problemDone = eventKind("problem.done", ofKind, {
  deed: ({ kind }) => `ticked off a problem: ${kind}`,
  undoneWithinMs: UNDONE_WITHIN_MS,
});

export const problemEvents = [problemReported, problemRead, problemDone];
