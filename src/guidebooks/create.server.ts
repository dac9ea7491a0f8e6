import { guidebookCreated, type Way } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { coverColumns, noCover, type CoverOf } from "#guidebooks/cover.server.ts";
import { prepareContent } from "#guidebooks/content.server.ts";
import type { Guidebook, LanguageBy, SectionSource } from "#guidebooks/contract.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import { checkPlanLimit } from "#guidebooks/planLimit.server.ts";
import { allPrinted, printColumn, type PrintSettings } from "#guidebooks/printSettings.ts";
import { insertSections, sectionColumns } from "#guidebooks/sectionStore.server.ts";
import { isSlug, SLUG_ALPHABET, SLUG_SUFFIX_LENGTH, slugOf } from "#guidebooks/slug.ts";
import { followWrittenLanguage } from "#guidebooks/writtenLanguage/followWrittenLanguage.server.ts";
import { findGuidebook, insertGuidebook, isSlugTaken } from "#guidebooks/store.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import { randomText } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";
import { catalog, standardTypes, type SectionType } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

/** The generated content of one section; it is checked and sanitised like a host's. */
export interface GeneratedSection {
  content: unknown;
  prompts?: string[];
  sources?: SectionSource[];
}

interface NewGuidebook {
  name: string;
  /** How it is made; blank if absent. */
  way?: Way;
  /** The user to make it for, if the call names one: only the caller. */
  userId?: string | undefined;
  /** Used if it is well-formed and free, else one is made. */
  slug?: string | undefined;
  propertyAddress?: string | undefined;
  language?: Language | undefined;
  /** The sections that do not begin empty. */
  sections?: Partial<Record<SectionType, GeneratedSection>>;
}

/** Refuses with 403 `other_user` if a call names a user other than the caller. */
export function onlyForOneself(actor: Actor, userId: string | undefined): Result<void> {
  if (userId === undefined || userId === actor.userId) return ok(undefined);
  const message = "A guidebook can only be made for the account that is signed in.";
  return refused({ code: "other_user", message });
}

/**
 * Makes a guidebook with all 17 sections in the registry's order. Refuses the 21st active one with `property_limit`,
 * also under concurrent calls, the 201st of a day, one for another host with `other_user`, and content that its
 * section does not accept. `alongside` runs in the same transaction: if it throws, no guidebook is made.
 */
export async function createGuidebook(
  context: AppContext,
  actor: Actor,
  given: NewGuidebook,
  alongside?: (db: Database, guidebookId: string) => Promise<void>,
): Promise<Result<Guidebook>> {
  const own = onlyForOneself(actor, given.userId);
  if (!own.ok) return own;
  const free = await context.limits.consume(guidebooksPerHost, actor.userId);
  if (!free.ok) return free;
  const id = context.randomId();
  const sections = await newSections(context, actor, id, given.sections ?? {});
  if (!sections.ok) return sections;

  const made = await context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const planLimit = await checkPlanLimit(context, db, actor.accountId);
    if (!planLimit.ok) return planLimit;
    const guidebook = await insertUnderFreeSlug(context, db, actor, id, given);
    await insertSections(db, sections.value);
    await alongside?.(db, id);
    return ok(guidebook);
  });
  if (!made.ok) return made;
  await followWrittenLanguage(context, actor, id);
  return ok((await findGuidebook(context.db, actor, "read", id)) ?? made.value);
}

interface NewRow {
  name: string;
  way?: Way;
  slug?: string | undefined;
  propertyAddress?: string | null | undefined;
  cover?: CoverOf;
  language?: Language | undefined;
  languageBy?: LanguageBy;
  print?: PrintSettings;
}

/** Stores a new guidebook without its sections, under the requested slug or a generated one. */
export async function insertUnderFreeSlug(
  context: AppContext,
  db: Database,
  actor: Actor,
  id: string,
  given: NewRow,
): Promise<Guidebook> {
  const now = context.now();
  const { name, slug: wanted, propertyAddress, way = "blank" } = given;
  const { cover = noCover, language = DEFAULT_LANGUAGE, print = allPrinted } = given;
  const languageBy = given.languageBy ?? (given.language === undefined ? "default" : "host");
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const slug = tries === 0 && wanted && isSlug(wanted) ? wanted : randomSlug(context, name);
    if (await isSlugTaken(db, slug)) continue;
    const row = {
      id,
      account_id: actor.accountId,
      user_id: actor.userId,
      name,
      slug,
      property_address: propertyAddress ?? null,
      ...coverColumns(cover),
      language,
      language_by: languageBy,
      print_settings: printColumn(print),
      created_at: now,
      updated_at: now,
      archived_at: null,
      deleted_at: null,
      version: 1,
    };
    if (!(await insertGuidebook(db, row))) continue;
    await recordEvent(context, db, actor, guidebookCreated, { what: way }, { guidebookId: id });
    const guidebook = await findGuidebook(db, actor, "read", id);
    if (guidebook) return guidebook;
  }
  throw new Error("no free slug was found");
}

async function newSections(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  generated: Partial<Record<SectionType, GeneratedSection>>,
): Promise<Result<SectionsTable[]>> {
  const rows: SectionsTable[] = [];
  for (const [position, type] of standardTypes.entries()) {
    const given = generated[type];
    const prepared = given && (await prepareContent(context, actor, type, given.content));
    if (prepared && !prepared.ok) return prepared;
    const { prompts = [], sources = [] } = given ?? {};
    rows.push({
      id: context.randomId(),
      guidebook_id: guidebookId,
      type,
      title: catalog[type].title,
      position,
      version: 1,
      updated_at: context.now(),
      shared_id: null,
      hidden: 0,
      tile_name: null,
      icon: null,
      own_key: null,
      ...sectionColumns({
        ...(prepared?.value ?? { content: emptyContent(type), filled: false }),
        prompts,
        sources,
      }),
    });
  }
  return ok(rows);
}

/** If this many random slugs are all in use, the random source is broken. */
export const SLUG_TRIES = 10;

/** Returns a slug for a guidebook of that name; the database checks that it is free. */
export function randomSlug(context: AppContext, name: string): string {
  return slugOf(name, randomText(context.randomBytes, SLUG_SUFFIX_LENGTH, SLUG_ALPHABET));
}
