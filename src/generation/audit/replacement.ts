import type { ChangeKind } from "#generation/audit/changes.ts";
import { candidatesFor } from "#generation/choose/candidates.ts";
import type { EntryType } from "#generation/choose/entries.ts";
import { receipt } from "#generation/generatedSection.ts";
import { shownLabel } from "#generation/placeName.ts";
import type { Plan } from "#generation/plan.ts";
import { usualItem } from "#generation/write/lists.ts";
import type { HostSection, SectionSource } from "#guidebooks/contract.ts";
import type { ListItem } from "#sections/list/content.ts";

export interface Replacement {
  item: ListItem;
  receipt: SectionSource;
}

/** Returns the lists of a section that contain places, by field; null for prose, which is rewritten as a whole. */
export function listsOf({
  type,
  content,
}: HostSection): { type: EntryType; lists: [string, ListItem[]][] } | null {
  switch (type) {
    case "places":
    case "activities":
    case "shopping":
    case "dining":
    case "services":
      return { type, lists: [["items", content.items]] };
    case "recommendations":
      return {
        type,
        lists: [
          ["restaurants", content.restaurants],
          ["activities", content.activities],
        ],
      };
    default:
      return null;
  }
}

/** Returns the replacement of a place: as it is now, or if gone the next of its kind. Null without one. */
export function replacementFor(
  section: HostSection,
  placeId: string,
  kind: ChangeKind,
  plan: Plan,
): Replacement | null {
  const own = listsOf(section);
  const list = own?.lists.find(([, items]) => items.some((item) => item.placeId === placeId))?.[1];
  const before = list?.find((item) => item.placeId === placeId);
  if (!own || !list || !before || kind === "unchecked") return null;
  const place =
    kind === "gone"
      ? nextOfKind(
          own.type,
          own.lists.flatMap(([, items]) => items),
          before,
          plan,
        )
      : plan.near.find(({ id }) => id === placeId);
  return place ? { item: usualItem(own.type, place, plan), receipt: receipt(place) } : null;
}

function nextOfKind(type: EntryType, items: readonly ListItem[], before: ListItem, plan: Plan) {
  const named = new Set(items.flatMap(({ placeId, name }) => [placeId ?? "", name]));
  const free = candidatesFor(type, plan).filter(({ id, name }) => !named.has(id) && !named.has(name));
  return free.find((place) => shownLabel(place) === before.category);
}
