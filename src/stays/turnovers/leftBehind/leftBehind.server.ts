import type { Actor } from "#accounts/actor.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { claimPhotos, deletePhotos, takeInPhotos } from "#media/privatePhotos/privatePhotos.server.ts";
import { findPhotosOf } from "#media/privatePhotos/store.server.ts";
import { turnoverLeftBehind, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { NOTES_MAX, type LeftBehind } from "#stays/turnovers/leftBehind/contract.ts";
import { leftBehindPush } from "#stays/turnovers/leftBehind/jobs.server.ts";
import {
  deleteNote,
  findNotesFrom,
  insertNote,
  listNotes,
  TABLE,
} from "#stays/turnovers/leftBehind/store.server.ts";
import { findLiveLink } from "#stays/turnovers/store.server.ts";
import { findTurnover, type Pressed } from "#stays/turnovers/turnovers.server.ts";

export const notesFor = ({ db }: AppContext, actor: Actor): Promise<LeftBehind[]> => listNotes(db, actor);

interface AtTurnover {
  guidebookId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * Stores what a cleaner found at a turnover of today, with the stay that left, and notifies the host's devices. Stores
 * nothing twice: a form may be sent again. Returns "full" at the sixth note, and "photo" where the words are stored but the
 * photo cannot be.
 */
export async function noteLeftBehind(
  context: AppContext,
  token: string,
  { text, photo, ...at }: AtTurnover & { text: string; photo: File | undefined },
): Promise<Pressed | "full" | "photo"> {
  const { db, now, randomId } = context;
  const shown = await findTurnover(context, token, at);
  if (typeof shown === "string") return shown;
  if (!shown.leftBehind) return "not listed";
  const { stayId, notes } = shown.leftBehind;
  const { guidebookId, day } = at;
  const before = stopOf(notes, text);
  if (before) return before;
  const accountId = (await findLiveLink(db, token))?.account_id ?? "";
  // The guests' own twenty are not used up: a turnover has at most five.
  const taken = await takeInPhotos(context, { accountId, stayId: null }, photo ? [photo] : []);
  const id = randomId();
  const notedAt = now();
  const meanwhile = await db.transaction().execute(async (within) => {
    // Another press may have stored it while this one's photo was read.
    await lockAccount(within, accountId);
    const stored = await findNotesFrom(within, guidebookId, day);
    const stop = stopOf(
      stored.filter((note) => note.day === day),
      text,
    );
    if (stop) return stop;
    await insertNote(within, {
      id,
      guidebook_id: guidebookId,
      day,
      stay_id: stayId,
      words: text,
      noted_at: notedAt,
    });
    if (taken.ok) await claimPhotos(within, accountId, taken.value, { table: TABLE, id });
    const about = { guidebookId, subjectId: id };
    await recordEventAt(context, within, { by: "job" }, turnoverLeftBehind, { day, stayId }, about);
    await pushToSharers(context, within, guidebookId, leftBehindPush, {
      payload: (deviceId) => ({ noteId: id, deviceId }),
      due: notedAt + UNDONE_WITHIN_MS,
    });
    return null;
  });
  if (meanwhile) return meanwhile;
  return taken.ok ? "done" : "photo";
}

/** Returns why a thing is not stored next to those that are: it is there already, or there are five. */
function stopOf(notes: readonly { text: string }[], text: string): "done" | "full" | null {
  if (notes.some((note) => note.text === text)) return "done";
  return notes.length >= NOTES_MAX ? "full" : null;
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
  const photos = await findPhotosOf(context.db, TABLE, [id]);
  const isDeleted = await context.db.transaction().execute(async (within) => {
    const note = await deleteNote(within, at, id);
    if (!note) return false;
    const data = { day, stayId: note.stayId };
    await withdrawEventAt(context, within, turnoverLeftBehind, data, { guidebookId, subjectId: id });
    return true;
  });
  if (isDeleted)
    await deletePhotos(
      context,
      photos.map((photo) => photo.id),
    );
  return "done";
}
