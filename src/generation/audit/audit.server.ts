import type { Actor } from "#accounts/actor.ts";
import { changeOf, type Change } from "#generation/audit/changes.ts";
import { replacementFor, type Replacement } from "#generation/audit/replacement.ts";
import { makePlan, type Plan } from "#generation/plan.ts";
import { findGeneration } from "#generation/store.server.ts";
import { lookAround } from "#generation/surroundings.server.ts";
import type { HostSection, SectionSource } from "#guidebooks/contract.ts";
import { sectionsOf } from "#guidebooks/sections.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import { knownInIndex } from "#places/index/indexService.server.ts";

/** A place in a section that has changed on the map, with the replacement that the host may accept. */
export interface AuditedPlace extends Change {
  sectionId: string;
  placeId: string;
  name: string;
  replacement: Replacement | null;
}

/** Compares a guidebook's places with the index: gone, moved, renamed, long unchecked (Generation 14). */
export async function auditGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<AuditedPlace[]>> {
  const sections = await sectionsOf(context, actor, guidebookId);
  if (!sections.ok) return sections;
  const changed = await findChanges(context, sections.value);
  if (changed.length === 0) return ok([]);
  const plan = await planOf(context, actor, guidebookId);
  return ok(
    changed.map(({ section, source, change }) => ({
      ...change,
      sectionId: section.id,
      placeId: source.placeId,
      name: source.name,
      replacement: plan && replacementFor(section, source.placeId, change.kind, plan),
    })),
  );
}

interface ChangedPlace {
  section: HostSection;
  source: SectionSource;
  change: Change;
}

/** Returns the places that have changed, without replacements. */
async function findChanges(context: AppContext, sections: readonly HostSection[]): Promise<ChangedPlace[]> {
  const named = sections.flatMap((section) =>
    section.sources.filter(isIndexed).map((source) => ({ section, source })),
  );
  if (named.length === 0) return [];
  const known = await knownInIndex(context, [...new Set(named.map(({ source }) => source.placeId))]);
  if (!known) return [];
  return named.flatMap(({ section, source }) => {
    const position = positionIn(section, source.placeId);
    const place = known.get(source.placeId);
    const change = changeOf({ name: source.name, position }, context.now(), place);
    return change ? [{ section, source, change }] : [];
  });
}

/** Returns whether a receipt is that of a place in the index; that of the address has an id of another kind. */
const isIndexed = ({ source, placeId }: SectionSource) => source === "index" && placeId.startsWith("osm:");

function positionIn({ content }: HostSection, placeId: string) {
  const lists = Object.values(content).flatMap((value) => (Array.isArray(value) ? value : []));
  const item = lists.find((one) => typeof one === "object" && "placeId" in one && one.placeId === placeId);
  if (!item || typeof item !== "object" || !("position" in item) || !item.position) return null;
  const [lat = 0, lon = 0] = item.position.split(",").map(Number);
  return { lat, lon };
}

async function planOf(context: AppContext, actor: Actor, guidebookId: string): Promise<Plan | null> {
  const generation = await findGeneration(context.db, actor, guidebookId);
  if (!generation?.located) return null;
  const { located, found } = await lookAround(context, generation.located);
  return makePlan(generation.request, located, found, { now: context.now() });
}
