import { z } from "zod";
import { HOUR_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { findNote } from "#stays/turnovers/leftBehind/store.server.ts";

const LASTS_MS = 24 * HOUR_MS;

/** Messages a host's device what a cleaner found, unless the note was removed (push messages, Stays 36). */
export const leftBehindPush = jobKind({
  name: "turnovers.leftBehindPush",
  payload: z.object({ noteId: z.string(), deviceId: z.string() }),
  async run(context, { noteId, deviceId }, job) {
    const note = await findNote(context.db, noteId);
    if (!note) return done();
    const { guidebookId, guidebookName, stayId, text } = note;
    const message = {
      title: `Left behind at ${guidebookName}`,
      body: text,
      path: `/guidebooks/${guidebookId}/stays?stay=${stayId}`,
      tag: `left-behind-${noteId}`,
    };
    return sendPush(context, job, { deviceId, guidebookId }, message, {
      ttlMs: LASTS_MS,
      urgency: "normal",
    });
  },
});
