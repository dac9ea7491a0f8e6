import type { Actor } from "#accounts/actor.ts";
import { createGuidebook, type GeneratedSection } from "#guidebooks/create.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { coverColumns, noCover, type CoverOf } from "#guidebooks/cover.server.ts";
import { printColumn } from "#guidebooks/printSettings.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import { hashOfPicture, picturePath } from "#media/contract.ts";
import { takeBackPicture } from "#media/media.server.ts";
import { saveGuidebookLanguages } from "#guidebooks/translations/translationStore.server.ts";
import { noteWordsChanged } from "#guidebooks/translations/wordsChanged.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";
import { catalog, isSectionType, type SectionType } from "#sections/catalog.ts";
import { contactFromLine } from "#sections/contacts/reach.ts";
import { saveAccess } from "#stays/accessStore.server.ts";
import { access as accessSchema } from "#stays/contract.ts";
import { importTranslations, readTranslations } from "#transfer/exportedTranslations.server.ts";
import { arrangeAsExported, readOwnSections } from "#transfer/importedSections.server.ts";
import {
  exportedGuidebook,
  hashesIn,
  type ExportedGuidebook,
  type ExportedSection,
} from "#transfer/exportedGuidebook.ts";
import { importsPerHost, MAX_IMPORT_FILES, MAX_JSON_BYTES, MAX_UNPACKED_BYTES } from "#transfer/limits.ts";
import { openZip, RefusedZip, type ReadZip } from "#transfer/zip/readZip.server.ts";

/**
 * Makes a guidebook of an exported zip, ours or another's: checked and sanitised as if its host had typed it. Of an export
 * of everything the first guidebook counts. Refuses with 400 `not_an_export` and as `createGuidebook` does. The guidebook
 * is whole or it is not there.
 */
export async function importGuidebook(
  platform: Platform,
  actor: Actor,
  zip: Buffer,
): Promise<Result<Guidebook>> {
  const free = await platform.limits.take(importsPerHost, actor.userId);
  if (!free.ok) return free;
  try {
    const opened = openZip(zip, { files: MAX_IMPORT_FILES, bytes: MAX_UNPACKED_BYTES });
    const found = await readExported(opened);
    const json = await takePicturesBack(platform, actor, opened, found);
    return json.ok ? await store(platform, actor, json.value) : json;
  } catch (error) {
    if (!(error instanceof RefusedZip)) throw error;
    return refused({ code: "not_an_export", message: error.message, fields: { file: error.message } });
  }
}

interface Found {
  json: string;
  folder: string;
}

async function readExported(zip: ReadZip): Promise<Found> {
  const name = zip.names.filter((one) => /^([^/]+\/)?guidebook\.json$/.test(one)).toSorted()[0];
  const bytes = name === undefined ? null : await zip.read(name);
  if (name === undefined || !bytes) throw new RefusedZip("There is no guidebook in this file.");
  if (bytes.length > MAX_JSON_BYTES) throw new RefusedZip("The guidebook in this file is too large.");
  return { json: bytes.toString("utf8"), folder: name.slice(0, -"guidebook.json".length) };
}

/** Takes the pictures in that the JSON names, and returns it with the paths that they have here. */
async function takePicturesBack(
  platform: Platform,
  actor: Actor,
  zip: ReadZip,
  { json, folder }: Found,
): Promise<Result<ExportedGuidebook>> {
  let text = json;
  for (const hash of hashesIn(json)) {
    const bytes = await zip.read(`${folder}pictures/${hash}.jpg`);
    if (!bytes) throw new RefusedZip("A picture is missing from this file.");
    const taken = await takeBackPicture(platform, actor, bytes, hash);
    if (!taken.ok) return taken;
    if (taken.value.url !== picturePath(hash)) text = text.replaceAll(picturePath(hash), taken.value.url);
  }
  return ok(parse(text));
}

function parse(text: string): ExportedGuidebook {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RefusedZip("The guidebook in this file is not JSON.");
  }
  const parsed = exportedGuidebook.safeParse(json);
  if (!parsed.success) throw new RefusedZip("The guidebook in this file is not in our format.");
  return parsed.data;
}

async function store(
  platform: Platform,
  actor: Actor,
  exported: ExportedGuidebook,
): Promise<Result<Guidebook>> {
  const { name, propertyAddress, language, print } = exported;
  const cover = readCover(exported);
  const sections: Partial<Record<SectionType, GeneratedSection>> = {};
  for (const { type, own, content, prompts, sources } of exported.sections)
    if (isSectionType(type) && own === undefined) sections[type] = { content, prompts, sources };
  const own = await readOwnSections(platform, actor, withContact(exported));
  if (!own.ok) return own;
  const translations = await readTranslations(actor, exported.sections);
  if (!translations.ok) return translations;
  const access = accessSchema.safeParse(exported.access);
  const made = await createGuidebook(
    platform,
    actor,
    { name, sections, ...(propertyAddress !== null && { propertyAddress }) },
    async (db, id) => {
      await updateGuidebook(db, actor, "create", id, {
        ...coverColumns(cover),
        ...(language && { language }),
        ...(print && { print_settings: printColumn(print) }),
      });
      await arrangeAsExported(platform, db, id, { sections: exported.sections, own: own.value });
      if (access.success) await saveAccess(db, id, access.data);
      await saveGuidebookLanguages(db, id, exported.languages ?? []);
      await importTranslations(platform, db, id, translations.value);
      await noteWordsChanged(platform, db, id);
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
