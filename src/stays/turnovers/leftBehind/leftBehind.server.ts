import type { Actor } from "#accounts/actor.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { turnoverLeftBehind, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { NOTES_MAX, type LeftBehind } from "#stays/turnovers/leftBehind/contract.ts";
import { leftBehindPush } from "#stays/turnovers/leftBehind/jobs.server.ts";
import { deleteNote, insertNote, listNotes } from "#stays/turnovers/leftBehind/store.server.ts";
import { findTurnover, type Pressed } from "#stays/turnovers/turnovers.server.ts";

export const notesFor = ({ db }: AppContext, actor: Actor): Promise<LeftBehind[]> => listNotes(db, actor);

interface AtTurnover {
  guidebookId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * Stores what a cleaner found at a turnover of today, with the stay that left, and notifies the host's devices. Stores
 * nothing twice: a form may be sent again. Returns "full" at the sixth note.
 */
export async function noteLeftBehind(
  context: AppContext,
  token: string,
  { text, ...at }: AtTurnover & { text: string },
): Promise<Pressed | "full"> {
  const { db, now, randomId } = context;
  const shown = await findTurnover(context, token, at);
  if (typeof shown === "string") return shown;
  if (!shown.leftBehind) return "not listed";
  const { stayId, notes } = shown.leftBehind;
  if (notes.some((note) => note.text === text)) return "done";
  if (notes.length >= NOTES_MAX) return "full";
  const { guidebookId, day } = at;
  const id = randomId();
  const notedAt = now();
  await db.transaction().execute(async (within) => {
    await insertNote(within, {
      id,
      guidebook_id: guidebookId,
      day,
      stay_id: stayId,
      words: text,
      noted_at: notedAt,
    });
    const about = { guidebookId, subjectId: id };
    await recordEventAt(context, within, { by: "job" }, turnoverLeftBehind, { day, stayId }, about);
    await pushToSharers(context, within, guidebookId, leftBehindPush, {
      payload: (deviceId) => ({ noteId: id, deviceId }),
      due: notedAt + UNDONE_WITHIN_MS,
    });
  });
  return "done";
}

/** Deletes a note of a turnover of today, for a cleaner who made a mistake. */
export async function removeLeftBehind(
  context: AppContext,
  token: string,
  { id, ...at }: AtTurnover & { id: string },
): Promise<Pressed> {
  const shown = await findTurnover(context, token, at);
  if (typeof shown === "string") return shown;
  if (!shown.leftBehind) return "not listed";
  const { guidebookId, day } = at;
  await context.db.transaction().execute(async (within) => {
    const note = await deleteNote(within, at, id);
    if (!note) return;
    const data = { day, stayId: note.stayId };
    await withdrawEventAt(context, within, turnoverLeftBehind, data, { guidebookId, subjectId: id });
  });
  return "done";
}
