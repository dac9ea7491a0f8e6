import { guidebookChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { LayoutChange } from "#guidebooks/layout/contract.ts";
import { listPlaces, updatePlace } from "#guidebooks/layout/layoutStore.server.ts";
import { sectionsOf } from "#guidebooks/sections.server.ts";
import { recordTextsChanged } from "#guidebooks/translation/textsChanged.server.ts";
import { updateGuidebook } from "#guidebooks/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { isSectionType, rowOf } from "#sections/catalog.ts";

/** Orders, hides and renames sections (Sections 10, 11). Refuses with 404, and to hide the property. */
export async function changeLayout(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { sections }: LayoutChange,
): Promise<Result<HostSection[]>> {
  const changed = await context.db.transaction().execute(async (db): Promise<Result<void>> => {
    const now = context.now();
    // Locked first, so that concurrent changes of the order run one after the other.
    const guidebook = await updateGuidebook(db, actor, "edit", guidebookId, { updated_at: now });
    if (!guidebook) return notFound("This guidebook");
    const stored = await listPlaces(db, guidebookId);
    const given = new Map(sections.map((section) => [section.id, section]));
    if ([...given.keys()].some((id) => !stored.some((row) => row.id === id))) return notFound("This section");
    const wronglyHidden = stored.some(
      ({ id, type }) => given.get(id)?.hidden && isSectionType(type) && rowOf(type).tile === null,
    );
    if (wronglyHidden) return cannotHide();
    const named = [...given.keys()];
    const order = [...named, ...stored.map(({ id }) => id).filter((id) => !given.has(id))];
    for (const row of stored) {
      const { hidden, title, icon } = given.get(row.id) ?? {};
      const next = {
        position: order.indexOf(row.id),
        hidden: hidden === undefined ? row.hidden : hidden ? 1 : 0,
        tile_name: title === undefined ? row.tile_name : title || null,
        icon: icon === undefined ? row.icon : icon,
      };
      await updatePlace(db, row.id, next);
    }
    await recordEvent(context, db, actor, guidebookChanged, { what: "order" }, { guidebookId });
    await recordTextsChanged(context, db, guidebookId);
    return ok(undefined);
  });
  return changed.ok ? sectionsOf(context, actor, guidebookId) : changed;
}

const cannotHide = () =>
  refused({
    code: "invalid",
    message: "The property section has no tile and cannot be hidden.",
    fields: { sections: "The property section cannot be hidden." },
  });
