import { accountExported } from "#operations/export/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Actor } from "#accounts/actor.ts";
import { listGuidebookIds } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { filesOf, readForExport } from "#operations/export/exportGuidebook.server.ts";
import type { ZipFile } from "#operations/export/zip/writeZip.server.ts";

/** Yields the files of all guidebooks of an account that the actor may edit, a folder each, and records the export. */
export async function* filesOfAccount(
  context: AppContext,
  actor: Actor,
  withSecrets: boolean,
): AsyncGenerator<ZipFile> {
  await recordEvent(context, context.db, actor, accountExported, null);
  for (const [index, id] of (await listGuidebookIds(context.db, actor.accountId)).entries()) {
    const read = await readForExport(context, actor, id, withSecrets);
    if (read.ok) yield* filesOf(context, read.value, `${index + 1}-${fileName(read.value.name)}/`);
  }
}

/** Returns a name of letters and digits that every file system takes. */
export const fileName = (name: string) =>
  toUnicodeForm(name, "NFKD")
    .replaceAll(/[^\w]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60) || "guidebook";
