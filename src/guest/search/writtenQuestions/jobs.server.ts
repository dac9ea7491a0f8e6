import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { writeQuestions } from "#guest/search/writtenQuestions/writeQuestions.server.ts";
import { writeQuestionsJob } from "#guidebooks/writtenQuestions/writeJob.server.ts";

const LATER_MS = 6 * HOUR_MS;

/** Writes questions for the passages of a guidebook with the operator's model, and goes on later above the day's limit. */
export const writeGuidebookQuestions = jobKind({
  ...writeQuestionsJob,
  async run(context, payload, { signal }) {
    const outcome = await writeQuestions(context, payload.guidebookId, signal);
    if (outcome === "done") return done();
    return done((db) => context.jobs.add(db, writeQuestionsJob, payload, { due: context.now() + LATER_MS }));
  },
});
