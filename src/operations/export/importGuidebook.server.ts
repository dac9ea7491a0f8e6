import type { Actor } from "#accounts/actor.ts";
import { createGuidebook, type GeneratedSection } from "#guidebooks/create.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { coverColumns, noCover, type CoverOf } from "#guidebooks/cover.server.ts";
import { printColumn } from "#guidebooks/printSettings.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import { hashOfPicture, PICTURE_MAX_BYTES, picturePath } from "#media/contract.ts";
import { takeBackPicture } from "#media/media.server.ts";
import { saveGuidebookLanguages } from "#guidebooks/translation/translationStore.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { catalog, isSectionType, type SectionType } from "#sections/catalog.ts";
import { contactFromLine } from "#sections/contacts/reach.ts";
import { importCheckList } from "#stays/turnovers/checkItems/checkItems.server.ts";
import { saveAccess } from "#stays/accessStore.server.ts";
import { access as accessSchema } from "#stays/contract.ts";
import { importTranslations, readTranslations } from "#operations/export/exportedTranslations.server.ts";
import { arrangeAsExported, readCustomSections } from "#operations/export/importedSections.server.ts";
import { type ExportedGuidebook, type ExportedSection } from "#operations/export/exportedGuidebook.ts";
import { newProcessPool, processModule } from "#core/processPool.server.ts";
import type { ImportJobs } from "#operations/export/importJobs.server.ts";
import { openZip, RefusedZip, type ReadZip } from "#operations/export/zip/readZip.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

const UNPACKED_LIMITS = { files: 2000, bytes: 200 * MEGABYTE };
/** The JSON of one guidebook: 17 sections of at most a million characters. */
const MAX_JSON_BYTES = 40 * MEGABYTE;

const importProcesses = newProcessPool<ImportJobs>(processModule("importProcess", import.meta.url));

/**
 * Makes a guidebook of an exported zip, ours or another's: checked and sanitised as if its host had typed it. Of an export
 * of everything the first guidebook counts. Refuses with 400 `not_an_export` and as `createGuidebook` does. The guidebook
 * is whole or it is not there.
 */
export async function importGuidebook(
  context: AppContext,
  actor: Actor,
  zip: Buffer,
): Promise<Result<Guidebook>> {
  try {
    const opened = openZip(zip, UNPACKED_LIMITS);
    const exported = await readExported(context, actor, opened);
    return exported.ok ? await store(context, actor, exported.value) : exported;
  } catch (error) {
    if (!(error instanceof RefusedZip)) throw error;
    return refused({ code: "not_an_export", message: error.message, fields: { file: error.message } });
  }
}

/** Reads the JSON, with the pictures that it names taken in and the paths that they have here. */
async function readExported(
  context: AppContext,
  actor: Actor,
  zip: ReadZip,
): Promise<Result<ExportedGuidebook>> {
  const name = zip.names.filter((one) => /^([^/]+\/)?guidebook\.json$/.test(one)).toSorted()[0];
  if (name === undefined) throw new RefusedZip("There is no guidebook in this file.");
  const json = await readWithin(zip, name, MAX_JSON_BYTES);
  const found = await importProcesses.run(actor.accountId, "findPictures", json);
  if (!found.ok) return found;
  if ("refusal" in found.value) throw new RefusedZip(found.value.refusal);
  const folder = name.slice(0, -"guidebook.json".length);
  const paths = await takePicturesBack(context, actor, zip, { folder, hashes: found.value.hashes });
  if (!paths.ok) return paths;
  const read = await importProcesses.run(actor.accountId, "readExport", { json, paths: paths.value });
  if (!read.ok) return read;
  if ("refusal" in read.value) throw new RefusedZip(read.value.refusal);
  return ok(read.value.exported);
}

/** Unpacks a file, unless it is missing or larger than it may be: then it throws `RefusedZip`. */
async function readWithin(zip: ReadZip, name: string, maxBytes: number): Promise<Buffer> {
  if (zip.sizeOf(name) > maxBytes)
    throw new RefusedZip("A part of this file is larger than an export’s can be.");
  const bytes = await zip.read(name);
  if (!bytes) throw new RefusedZip("A picture is missing from this file.");
  return bytes;
}

/** Takes pictures in, and returns the paths of those that have another one here. */
async function takePicturesBack(
  context: AppContext,
  actor: Actor,
  zip: ReadZip,
  { folder, hashes }: { folder: string; hashes: string[] },
): Promise<Result<Map<string, string>>> {
  const paths = new Map<string, string>();
  for (const hash of hashes) {
    const bytes = await readWithin(zip, `${folder}pictures/${hash}.jpg`, PICTURE_MAX_BYTES);
    const taken = await takeBackPicture(context, actor, bytes, hash);
    if (!taken.ok) return taken;
    if (taken.value.url !== picturePath(hash)) paths.set(hash, taken.value.url);
  }
  return ok(paths);
}

async function store(
  context: AppContext,
  actor: Actor,
  exported: ExportedGuidebook,
): Promise<Result<Guidebook>> {
  const { name, propertyAddress, language, print, checkList } = exported;
  const cover = readCover(exported);
  const sections: Partial<Record<SectionType, GeneratedSection>> = {};
  for (const { type, own, content, prompts, sources } of exported.sections)
    if (isSectionType(type) && own === undefined) sections[type] = { content, prompts, sources };
  const own = await readCustomSections(context, actor, withContact(exported));
  if (!own.ok) return own;
  const translations = await readTranslations(actor, exported.sections);
  if (!translations.ok) return translations;
  // The new links are given to others than those of the file's guidebook.
  const access = accessSchema.safeParse({ ...exported.access, permanentLinkAs: "unknown" });
  const made = await createGuidebook(
    context,
    actor,
    { name, way: "export", sections, ...(propertyAddress !== null && { propertyAddress }) },
    async (db, id) => {
      await updateGuidebook(db, actor, "create", id, {
        ...coverColumns(cover),
        ...(language && { language, language_by: "host" }),
        ...(print && { print_settings: printColumn(print) }),
      });
      await arrangeAsExported(context, db, id, { sections: exported.sections, own: own.value });
      if (access.success) await saveAccess(db, id, access.data);
      if (checkList) await importCheckList(context, db, id, checkList);
      await saveGuidebookLanguages(db, id, exported.languages ?? []);
      await importTranslations(context, db, id, translations.value);
      await recordTextsChanged(context, db, id);
    },
  );
  return made.ok
    ? ok({ ...made.value, ...cover, ...(language && { language }), ...(print && { print }) })
    : made;
}

/** What is no picture of ours is no cover, and no whole one of which the cover is a part. */
function readCover({ cover, coverOriginal, coverCrop, coverFocus }: ExportedGuidebook): CoverOf {
  const isOwn = (path: string | null | undefined) => hashOfPicture(path ?? "") !== undefined;
  if (!isOwn(cover)) return noCover;
  const isPart = isOwn(coverOriginal);
  return {
    cover,
    coverOriginal: (isPart && coverOriginal) || null,
    coverCrop: (isPart && coverCrop) || null,
    coverFocus: coverFocus ?? null,
  };
}

/** Returns the sections, with the contact of a file that was made before contacts were sections. */
function withContact({ access: { contact }, sections }: ExportedGuidebook): ExportedSection[] {
  if (!contact?.trim() || sections.some(({ type }) => type === "contacts")) return sections;
  const content = { items: [contactFromLine(contact.trim())] };
  const added = { type: "contacts", title: catalog.contacts.title, own: "own-contacts", content };
  return [...sections, { ...added, prompts: [], sources: [] }];
}
