import type { Actor } from "#accounts/actor.ts";
import { listsOf } from "#generation/audit/replacement.ts";
import { findBasis, lookAroundBasis } from "#generation/searchOrigin.server.ts";
import type { Regenerated } from "#generation/contract.ts";
import type { GeneratedSection } from "#generation/generatedSection.ts";
import { regenerationLimit } from "#generation/limits.ts";
import { mergeSection, rememberRemoved } from "#generation/merge.ts";
import { makePlan } from "#generation/plan.ts";
import { findGeneratedSection, upsertGeneratedSection } from "#generation/store.server.ts";
import { noPlaces } from "#generation/surroundings.server.ts";
import { newWriter, placesIn } from "#generation/writeAll.server.ts";
import type { HostSection, SectionSource } from "#guidebooks/contract.ts";
import { findSection, findSections } from "#guidebooks/sectionStore.server.ts";
import {
  logUnreadable,
  readStoredContent,
  unreadableSection,
  type StoredContent,
} from "#guidebooks/storedContent.server.ts";
import { saveGeneratedSection } from "#guidebooks/sections.server.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { rowOf, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { emptyContent, leavesOf, parseContent } from "#sections/section.ts";

interface Wish {
  notes?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Regenerates one section and saves it. Refuses as `regenerateDraft` and `acceptRegenerated` do. */
export async function regenerateSection(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  wish: Wish = {},
): Promise<Result<HostSection>> {
  const regenerated = await regenerateDraft(context, actor, sectionId, wish);
  return regenerated.ok ? acceptRegenerated(context, actor, sectionId, regenerated.value) : regenerated;
}

/**
 * Regenerates one section and merges it with the host's edits (`merge.ts`); stores nothing. Works for a guidebook that
 * was not generated once its property section has an address; refuses with 422 `property_address_needed` until then,
 * with 409 `which_place` where that may be in several towns, with 503 `no_places` where a section would lose its places
 * because none can be looked up, and with 409 `unreadable_section` where the section or what was generated before
 * cannot be parsed, because the host's edits are then unknown.
 */
export async function regenerateDraft(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { notes, signal }: Wish = {},
): Promise<Result<Regenerated>> {
  const found = await findSection(context.db, actor, "edit", sectionId);
  if (!found) return notFound("This section");
  const { section, guidebookId } = found;
  const { type, version } = section;
  const before = await findGeneratedSection(context.db, sectionId);
  const base = readGenerated(section, before?.content);
  logUnreadable(context, [section, { id: sectionId, type, ...base }]);
  if (section.unreadable || base.unreadable) return unreadableSection();
  const basis = await findBasis(context, actor, guidebookId);
  if (!basis.ok) return basis;
  const allowed = await context.limits.consume(regenerationLimit, actor.userId);
  if (!allowed.ok) return allowed;

  const { request } = basis.value;
  const round = before ? before.round + 1 : 0;
  const surroundings = await lookAroundBasis(context, basis.value, signal);
  if (!surroundings.ok) return surroundings;
  const seen = surroundings.value;
  if (seen.gap && rowOf(type).fromMap) return noPlaces(seen.gap);
  const others = (await findSections(context.db, actor, guidebookId)).filter(({ id }) => id !== sectionId);
  const usable = listsOf(section) ? withoutListed(seen.found, others) : seen.found;
  const plan = makePlan({ ...request, ...(notes !== undefined && { notes }) }, seen.located, usable, {
    now: context.now(),
    round,
  });
  const listed = placesIn(others.map((other) => ({ sources: stillNamed(other, other.sources) })));
  const { generated: fresh } = await newWriter(context, plan, signal).write(
    type,
    type === "welcome" ? listed : undefined,
  );

  const content = mergeSection(type, base.content, section.content, fresh.content);
  const generated = rememberRemoved(base.content, section.content, fresh.content);
  const sources = receipts(type, content, fresh, section.sources);
  return ok({ content, generated, prompts: fresh.prompts, sources, round, version });
}

/** Saves a regenerated section as it was shown. Refuses as saving does, and content of another type. */
export async function acceptRegenerated(
  context: AppContext,
  actor: Actor,
  sectionId: string,
  { content, generated, prompts, sources, round, version }: Regenerated,
): Promise<Result<HostSection>> {
  const found = await findSection(context.db, actor, "edit", sectionId);
  if (!found) return notFound("This section");
  const parsed = parseContent(found.section.type, generated);
  if (!parsed.success) return refused({ code: "invalid", message: "This is not what was written anew." });
  const regenerated = { content, prompts, sources, version };
  return saveGeneratedSection(context, actor, sectionId, regenerated, (db) =>
    upsertGeneratedSection(db, {
      section_id: sectionId,
      content: JSON.stringify(parsed.data),
      round,
      generated_at: context.now(),
    }),
  );
}

/** Leaves out the places that other lists name. */
function withoutListed(found: readonly PlaceNearby[], others: readonly HostSection[]): PlaceNearby[] {
  const listed = placesIn(
    others.flatMap((other) => (listsOf(other) ? [{ sources: stillNamed(other, other.sources) }] : [])),
  );
  return found.filter(({ id }) => !listed.has(id));
}

function readGenerated({ type }: HostSection, stored: string | undefined): StoredContent {
  return stored === undefined ? { content: emptyContent(type) } : readStoredContent(type, stored);
}

function receipts(
  type: SectionType,
  content: SectionContent,
  fresh: GeneratedSection,
  before: SectionSource[],
): SectionSource[] {
  const all = new Map([...before, ...fresh.sources].map((source) => [source.placeId, source]));
  return stillNamed({ type, content }, [...all.values()]);
}

/** Returns the receipts of places that are still named by id or in prose, and that of the address. */
function stillNamed(section: Pick<HostSection, "type" | "content">, sources: SectionSource[]) {
  const leaves = leavesOf(section);
  const places = new Set(leaves.flatMap(({ placeId }) => placeId ?? []));
  const prose = leaves.filter(({ kind }) => kind === "html").map(({ value }) => plainText(value));
  const isNamed = (name: string) => prose.some((words) => words.includes(name));
  return sources.filter(
    ({ placeId, name, distance }) => distance === null || places.has(placeId) || isNamed(name),
  );
}
