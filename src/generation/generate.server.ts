import type { Actor } from "#accounts/actor.ts";
import type { Generated, GenerationRequest, GenerationStep } from "#generation/contract.ts";
import { generationLimit } from "#generation/limits.ts";
import { makePlan, type PlanRequest } from "#generation/plan.ts";
import { scoreOf } from "#generation/score/score.ts";
import { saveGeneration } from "#generation/store.server.ts";
import { findSurroundings } from "#generation/surroundings.server.ts";
import { writeAll } from "#generation/writeAll.server.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { createGuidebook, onlyForOneself } from "#guidebooks/create.server.ts";
import { checkPlanLimit } from "#guidebooks/planLimit.server.ts";
import { beginWithShared } from "#guidebooks/shared/startFromShared.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import type { Located } from "#places/place.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";

interface Watching {
  signal?: AbortSignal | undefined;
  onStep?: ((step: GenerationStep) => void) | undefined;
}

/**
 * Generates a guidebook from an address. Looks up, writes and checks everything first and stores it in one transaction
 * at the end: a cancelled one leaves nothing. The host's shared sections replace generated ones where requested.
 * Refuses with `other_user`, `property_limit`, `too_many` (30 a day), or `which_place` where the address may be in
 * several towns; a places service or a model that fails lowers the quality, and refuses nothing.
 */
export async function generateGuidebook(
  context: AppContext,
  actor: Actor,
  request: GenerationRequest,
  { signal, onStep = () => {} }: Watching = {},
): Promise<Result<Generated>> {
  const own = onlyForOneself(actor, request.userId);
  if (!own.ok) return own;
  const planLimit = await checkPlanLimit(context, context.db, actor.accountId);
  if (!planLimit.ok) return planLimit;
  const allowed = await context.limits.consume(generationLimit, actor.userId);
  if (!allowed.ok) return allowed;

  const { name, propertyAddress, placeId, session, propertyType, guestProfiles, notes, tone } = request;
  onStep({ step: "locating", message: "Looking for the address" });
  const onLocated = (located: Located | null) => onStep({ step: "located", message: foundText(located) });
  const surroundings = await findSurroundings(
    context,
    { text: propertyAddress, placeId, session },
    { signal, onLocated },
  );
  if (!surroundings.ok) return surroundings;
  const { located, found, gap } = surroundings.value;
  signal?.throwIfAborted();
  onStep({ step: "nearby", message: gap ?? nearbyText(found.length), done: found.length });

  const planRequest = { name, propertyAddress, placeId, propertyType, guestProfiles, notes, tone };
  const plan = makePlan(planRequest, located, found, { now: context.now() });
  const onSection = (done: number, total: number) =>
    onStep({ step: "writing", message: `Writing ${done} of ${total}`, done, total });
  const result = await writeAll(context, plan, { signal, onSection });

  const { generatedSections, dropped } = result;
  const metrics: Generated["enhancedMetrics"] = {
    ...scoreOf(plan, generatedSections, gap),
    propertyType: plan.property,
    guestProfiles: [...plan.profiles],
    placesFound: found.length,
    dropped,
    sectionsByModel: result.byModel,
  };

  signal?.throwIfAborted();
  onStep({ step: "saving", message: "Putting your guidebook together" });
  const { slug } = request;
  const wanted = { name, way: "ai", slug, propertyAddress, sections: generatedSections } as const;
  const created = await createGuidebook(context, actor, wanted, async (db, guidebookId) => {
    const sections = await findSections(db, actor, guidebookId);
    await remember(db, guidebookId, sections, { planRequest, located, metrics, now: context.now() });
    await beginWithShared(context, db, actor, guidebookId, request.shared ?? []);
    signal?.throwIfAborted();
  });
  return created.ok ? ok({ ...created.value, enhancedMetrics: metrics }) : created;
}

function foundText(located: Located | null): string {
  if (!located) return "The address is not on our map";
  const where = [located.street, located.locality].filter(Boolean).join(", ");
  return located.precision === "locality"
    ? `Found the town: ${located.locality}`
    : `Found the address: ${where}`;
}

const nearbyText = (count: number) => `${count} ${count === 1 ? "place" : "places"} nearby`;

interface Made {
  planRequest: PlanRequest;
  located: Located | null;
  metrics: Generated["enhancedMetrics"];
  now: number;
}

/** Stores what was generated, so that a section can be regenerated and the host's edits recognised. */
function remember(
  db: Database,
  guidebookId: string,
  sections: HostSection[],
  { planRequest, located, metrics, now }: Made,
): Promise<void> {
  const generation = {
    guidebook_id: guidebookId,
    request: JSON.stringify(planRequest),
    // Google's terms allow storing a place's id, and its position for a month only: it is looked up again.
    located: located && located.source !== "google" ? JSON.stringify(located) : null,
    score: JSON.stringify(metrics),
    created_at: now,
  };
  const rows = sections.map(({ id, content }) => ({
    section_id: id,
    content: JSON.stringify(content),
    round: 0,
    generated_at: now,
  }));
  return saveGeneration(db, generation, rows);
}
