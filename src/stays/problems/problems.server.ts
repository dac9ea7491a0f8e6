import { createHash } from "node:crypto";
import type { Actor } from "#accounts/actor.ts";
import { recordEvent, recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { findAccountOfGuidebook } from "#accounts/events/store.server.ts";
import { denialMessage } from "#accounts/roles.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { claimPhotos, takeInPhotos } from "#media/privatePhotos/privatePhotos.server.ts";
import { findPhotosOf } from "#media/privatePhotos/store.server.ts";
import { findContacts, isContact } from "#stays/problems/contacts.server.ts";
import {
  emailFor,
  type KnownProblemSettings,
  type Problem,
  type ProblemChange,
  type ProblemKind,
  type ProblemSettings,
  type ProblemSettingsChange,
} from "#stays/problems/contract.ts";
import { namesDanger } from "#stays/problems/dangerWords.ts";
import { problemDone, problemRead, problemReported } from "#stays/problems/events.ts";
import { contactEmail, hostEmail, problemPush } from "#stays/problems/jobs.server.ts";
import { problemsPerStay } from "#stays/problems/limits.ts";
import {
  findProblem,
  findProblemOfContact,
  findProblemSettings,
  insertProblem,
  isReported,
  listProblems,
  saveProblemSettings,
  updateContactRead,
  updateDone,
  updateRead,
  type DescribedProblem,
} from "#stays/problems/store.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { listSharers } from "#stays/sharersStore.server.ts";
import { findStayOfGuest } from "#stays/store.server.ts";

/** How long a problem that is done stays in the list, where its tick can be taken back. */
const DONE_SHOWN_MS = 14 * DAY_MS;
/** As many as a screen shows. */
const MAX_PROBLEMS_SHOWN = 200;

interface Report {
  kind: ProblemKind;
  text: string;
  /** That of the form: with the same words it arrives once. */
  key: string;
  photos: readonly File[];
  origin: string;
}

/**
 * Stores what a guest reports, once for a form: host and named contact are told at once. The caller has checked that the
 * stay's page has the form. Refuses as `takeInPhotos` does, and with 429 `too_many` after ten an hour.
 */
export async function reportProblem(
  context: AppContext,
  token: string,
  { kind, text, key, photos, origin }: Report,
): Promise<Result<void>> {
  const { db, now, jobs, randomId, limits } = context;
  const stay = await findStayOfGuest(db, token);
  const accountId = stay && (await findAccountOfGuidebook(db, stay.guidebook_id));
  if (!stay || accountId === undefined) return notFound("This stay");
  const keyOfWords = keyOf(key || randomId(), kind, text);
  if (await isReported(db, stay.id, keyOfWords)) return ok(undefined);
  const free = await limits.consume(problemsPerStay, stay.id);
  if (!free.ok) return free;
  const taken = await takeInPhotos(context, { accountId, stayId: stay.id }, photos);
  if (!taken.ok) return taken;

  const contact = await findContactFor(db, stay.guidebook_id, kind);
  const id = randomId();
  const about = { guidebookId: stay.guidebook_id, subjectId: id };
  const row = { id, guidebook_id: stay.guidebook_id, stay_id: stay.id, kind, at: now() };
  const words = {
    id,
    stay_id: stay.id,
    key: keyOfWords,
    text,
    is_dangerous: namesDanger(toUnicodeForm(text, "NFC")) ? 1 : 0,
    contact_name: contact?.name ?? null,
    contact_email: contact?.email ?? null,
    contact_token: contact ? randomId() : null,
    contact_read_at: null,
  };
  await db.transaction().execute(async (within) => {
    const unread = { read_at: null, read_by: null, done_at: null, done_by: null };
    // The other one of two that came at the same time: its photos belong to nothing, and go.
    if (!(await insertProblem(within, { ...row, ...unread }, words))) return;
    await claimPhotos(within, accountId, taken.value, { table: "problem_words", id });
    await recordEventAt(context, within, { by: "guest", stayId: stay.id }, problemReported, { kind }, about);
    await pushToSharers(context, within, stay.guidebook_id, problemPush, {
      payload: (deviceId) => ({ problemId: id, deviceId }),
    });
    for (const userId of await listSharers(within, stay.guidebook_id))
      await jobs.add(within, hostEmail, { problemId: id, userId, origin });
    if (contact) await jobs.add(within, contactEmail, { problemId: id, origin });
  });
  return ok(undefined);
}

/** The key of a form with its words: who goes back in the browser and writes something else is heard too. */
const keyOf = (key: string, kind: ProblemKind, text: string) =>
  createHash("sha256")
    .update(JSON.stringify([key, kind, text]))
    .digest("base64url")
    .slice(0, 22);

/** Returns the contact who hears of a kind; null where the host named none, or the contact is gone or has another email. */
async function findContactFor(db: Database, guidebookId: string, kind: ProblemKind) {
  const email = emailFor(await findProblemSettings(db, guidebookId), kind);
  if (email === null) return null;
  return (await findContacts(db, guidebookId)).find((contact) => contact.email === email) ?? null;
}

/** Returns the open problems of all guidebooks that the actor may read, and those that were done within 14 days. */
export async function problemsOf({ db, now }: AppContext, actor: Actor): Promise<Problem[]> {
  const rows = await listProblems(db, actor, { doneSince: now() - DONE_SHOWN_MS, max: MAX_PROBLEMS_SHOWN });
  return toProblems(db, actor, rows);
}

/**
 * Marks a problem as read, done, or open again. One that is done was read. Refuses with 404 where the actor may not share
 * its guidebook.
 */
export async function changeProblem(
  context: AppContext,
  actor: Actor,
  id: string,
  { read, done }: ProblemChange,
): Promise<Result<Problem>> {
  const { db, now } = context;
  const found = await findProblem(db, actor, "share", id);
  if (!found) return notFound("This report");
  const { kind, guidebook_id: guidebookId } = found;
  const about = { guidebookId, subjectId: id };
  const by = { at: now(), by: actor.userId };
  await db.transaction().execute(async (within) => {
    if ((read || done) && (await updateRead(within, id, by)))
      await recordEvent(context, within, actor, problemRead, { kind }, about);
    if (done && (await updateDone(within, id, by)))
      await recordEvent(context, within, actor, problemDone, { kind }, about);
    if (done === false && (await updateDone(within, id, null)))
      await withdrawEventAt(context, within, problemDone, { kind }, about);
  });
  const changed = await findProblem(db, actor, "share", id);
  const [problem] = changed ? await toProblems(db, actor, [changed]) : [];
  return problem ? ok(problem) : notFound("This report");
}

/** Returns the id of a photo of a problem by its place from 1 on; undefined where there is none for the actor. */
export async function photoOf({ db }: AppContext, actor: Actor, id: string, place: number) {
  const found = await findProblem(db, actor, "see guests", id);
  const photos = found ? await findPhotosOf(db, "problem_words", [found.id]) : [];
  return photos[place - 1]?.id;
}

async function toProblems(db: Database, actor: Actor, rows: readonly DescribedProblem[]): Promise<Problem[]> {
  const seesGuests = denialMessage(actor, "see guests") === null;
  const photos = seesGuests
    ? await findPhotosOf(
        db,
        "problem_words",
        rows.map(({ id }) => id),
      )
    : [];
  return rows.map((row) => ({
    id: row.id,
    guidebookId: row.guidebook_id,
    guidebookName: row.guidebookName,
    stayId: row.stay_id,
    guestName: seesGuests ? row.guestName : null,
    kind: row.kind,
    text: seesGuests ? row.text : null,
    isDangerous: row.isDangerous === 1,
    photos: photos.filter(({ owner_id: owner }) => owner === row.id).length,
    at: row.at,
    readAt: row.read_at,
    readBy: row.readerName ?? (row.contactReadAt === null ? null : row.contactName),
    sentTo: row.contactName,
    doneAt: row.done_at,
    doneBy: row.finisherName,
  }));
}

/** Returns a problem with its photos by the link of a contact's email; null where that has ended. */
export async function problemOfContact({ db }: AppContext, token: string) {
  const row = await findReadableByContact(db, token);
  if (!row) return null;
  return { row, photos: (await findPhotosOf(db, "problem_words", [row.id])).map(({ id }) => id) };
}

/** Returns the problem of a contact's link, while they are a contact of the guidebook with the email that it was sent to. */
async function findReadableByContact(db: Database, token: string) {
  const row = await findProblemOfContact(db, token);
  return row && (await isContact(db, row.guidebook_id, row.contactEmail)) ? row : null;
}

/** Stores that a contact has read a problem. Returns false where the link has ended. */
export async function readByContact(context: AppContext, token: string): Promise<boolean> {
  const { db, now } = context;
  const row = await findReadableByContact(db, token);
  if (!row) return false;
  const { id, kind, guidebook_id: guidebookId } = row;
  await db.transaction().execute(async (within) => {
    if (!(await updateRead(within, id, { at: now(), by: null }))) return;
    await updateContactRead(within, id, now());
    await recordEventAt(
      context,
      within,
      { by: "job" },
      problemRead,
      { kind },
      { guidebookId, subjectId: id },
    );
  });
  return true;
}

/** Returns whether guests of a guidebook report problems, and who hears of them. */
export async function problemSettingsOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<KnownProblemSettings>> {
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const settings = await findProblemSettings(db, guidebookId);
  return ok({ ...settings, contacts: await findContacts(db, guidebookId) });
}

/** Changes that; pages of stays show it at once. Refuses an email that no contact of the guidebook has. */
export async function changeProblemSettings(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  change: ProblemSettingsChange,
): Promise<Result<KnownProblemSettings>> {
  const { db } = context;
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  const contacts = await findContacts(db, guidebookId);
  const before = await findProblemSettings(db, guidebookId);
  const settings = { ...before, ...change };
  // One who was chosen and is no longer a contact may stay: the host changes another one.
  const known = new Set([...contacts.map(({ email }) => email), ...chosenIn(before)]);
  if (!chosenIn(settings).every((email) => known.has(email))) return unknownContact();
  await saveProblemSettings(db, guidebookId, settings);
  return ok({ ...settings, contacts });
}

const chosenIn = ({ notify, notifyFor }: ProblemSettings): string[] =>
  [notify, ...Object.values(notifyFor)].filter((email) => typeof email === "string");

function unknownContact() {
  const message = "Choose one of the guidebook’s contacts who has an email address.";
  return refused({ code: "invalid", message, fields: { notify: message } });
}
