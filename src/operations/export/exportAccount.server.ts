import { listEvents } from "#accounts/events/store.server.ts";
import { parseJson } from "#core/parseJson.ts";
import { accountExported } from "#operations/export/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Actor } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { detailsSheet } from "#stays/arrivalForms/arrivalForms.server.ts";
import { listGuidebookIds } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { filesOf, readForExport } from "#operations/export/exportGuidebook.server.ts";
import type { ZipFile } from "#operations/export/zip/writeZip.server.ts";

/** Yields what `filesOfAccount` does for a member, and records that they exported everything. */
export async function* exportAccount(
  context: AppContext,
  actor: Actor,
  withSecrets: boolean,
): AsyncGenerator<ZipFile> {
  await context.db.transaction().execute((db) => recordEvent(context, db, actor, accountExported, null));
  yield* filesOfAccount(context, actor, withSecrets);
  yield* sheetsOfGuests(context, actor);
}

/** Yields what guests answered before they arrived, a sheet for each guidebook with an answer, for who may see guests. */
async function* sheetsOfGuests(context: AppContext, actor: Actor): AsyncGenerator<ZipFile> {
  if (denialMessage(actor, "see guests") !== null) return;
  for (const [index, id] of (await listGuidebookIds(context.db, actor.accountId)).entries()) {
    const sheet = await detailsSheet(context, actor, id);
    if (!sheet.ok || sheet.value.answers === 0) continue;
    const { guidebookName, csv } = sheet.value;
    yield { name: `${index + 1}-${fileName(guidebookName)}/guests.csv`, bytes: Buffer.from(csv) };
  }
}

/** Yields the files of all guidebooks of an account that the actor may edit, a folder each, and the account's events. */
export async function* filesOfAccount(
  context: AppContext,
  actor: Actor,
  withSecrets: boolean,
): AsyncGenerator<ZipFile> {
  for (const [index, id] of (await listGuidebookIds(context.db, actor.accountId)).entries()) {
    const read = await readForExport(context, actor, id, withSecrets);
    if (read.ok) yield* filesOf(context, read.value, `${index + 1}-${fileName(read.value.name)}/`);
  }
  const events = await listEvents(context.db, actor.accountId, EVENTS_EXPORTED);
  const listed = events.map(
    ({ at, kind, actor: by, guidebook_id: guidebookId, subject_id: subjectId, data }) => ({
      at,
      kind,
      by,
      guidebookId,
      subjectId,
      data: parseJson(data),
    }),
  );
  yield { name: "events.json", bytes: Buffer.from(JSON.stringify(listed, null, 2)) };
}

/** The newest events of an account that an export has. */
const EVENTS_EXPORTED = 10_000;

/** Returns a name of letters and digits that every file system takes. */
export const fileName = (name: string) =>
  toUnicodeForm(name, "NFKD")
    .replaceAll(/[^\w]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60) || "guidebook";
