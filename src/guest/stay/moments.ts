import type { GuestGuidebook } from "#guest/guidebook.ts";
import { ended } from "#guest/stay/staySentences.ts";

/** What a page that was saved on a phone needs to change by the phone's own clock. */
export type StayMomentsData = Record<`data-${string}`, string | number | undefined>;

/** Returns the attributes of a stay's page that say when it shows the secrets; none where they are no secrets. */
export function momentsOf({ stay, secretsUntil, sections }: GuestGuidebook): StayMomentsData | undefined {
  if (!stay || (secretsUntil === null && !sections.some(({ masked }) => masked))) return undefined;
  const { shownFrom, shownUntil, savedUntil } = stay.timeline;
  const help = stay.contact ? `ring ${stay.contact}` : "ask your host";
  return {
    "data-shown-from": Number.isFinite(shownFrom) ? shownFrom : 0,
    "data-shown-until": shownUntil,
    "data-saved-until": savedUntil,
    "data-ready": `Your code should be ready, but this phone has not fetched it. Connect once, or ${help}.`,
    "data-ended": ended,
    "data-secrets": secretsUntil === null ? undefined : "",
  };
}
