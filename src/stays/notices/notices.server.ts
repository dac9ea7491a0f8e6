import { noticeEnded, noticeMade } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { raiseVersions } from "#guidebooks/store.server.ts";
import { OPEN_NOTICES_MAX, type NewNotice, type Notice } from "#stays/notices/contract.ts";
import { turnNotice } from "#stays/notices/jobs.server.ts";
import { deleteNoticeFor, findShareable, insertNotice, listNotices } from "#stays/notices/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** The last moment with a four-digit year. */
const LATEST = Date.UTC(9999, 11, 31);

/** Returns the current and future notices, by their beginning. */
export function noticesOf({ db, now }: AppContext, actor: Actor): Promise<Notice[]> {
  return listNotices(db, actor, now());
}

/** Creates a notice for some guidebooks' pages until it ends. Refuses invalid times, and the 51st. */
export async function createNotice(
  context: AppContext,
  actor: Actor,
  { text, startsAt, endsAt, guidebooks }: NewNotice,
): Promise<Result<Notice>> {
  const { db, jobs } = context;
  const now = context.now();
  const begins = Math.max(startsAt ?? now, now);
  if (endsAt <= begins || endsAt > LATEST) return wrongEnd();
  const wanted = [...new Set(guidebooks)];
  const own = await findShareable(db, actor, wanted);
  if (own.length < wanted.length) return notFound("One of these guidebooks");
  if ((await listNotices(db, actor, now)).length >= OPEN_NOTICES_MAX) return tooManyNotices();
  const id = context.randomId();
  const row = {
    id,
    account_id: actor.accountId,
    words: text,
    starts_at: begins,
    ends_at: endsAt,
    created_at: now,
  };
  await db.transaction().execute(async (within) => {
    await insertNotice(within, row, own);
    await recordEvent(context, within, actor, noticeMade, null, { subjectId: id });
    await raiseVersions(within, own);
    if (begins > now) await jobs.add(within, turnNotice, { id }, { due: begins });
    await jobs.add(within, turnNotice, { id }, { due: endsAt });
  });
  return ok({ id, text, startsAt: begins, endsAt, guidebooks: own });
}

export async function endNotice(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  return context.db.transaction().execute(async (within) => {
    const guidebookIds = await deleteNoticeFor(within, actor, id);
    if (guidebookIds.length === 0) return notFound("This notice");
    await raiseVersions(within, guidebookIds);
    await recordEvent(context, within, actor, noticeEnded, null, { subjectId: id });
    return ok(undefined);
  });
}

function wrongEnd() {
  const message = "Choose an end in the future, after the start.";
  return refused({ code: "invalid", message, fields: { endsAt: message } });
}

function tooManyNotices() {
  const message = `You already have ${OPEN_NOTICES_MAX} notices for guests. End one that is over, then try again.`;
  return refused({ code: "invalid", message, fields: { text: message } });
}
