import { lineToRing } from "#sections/contacts/reach.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";

/** The data by which a saved page changes by the phone's clock. */
export type StayMomentsData = Record<`data-${string}`, string | number | undefined>;

/** Returns the attributes of a stay's page with the moments of its secrets; none where they are not secret. */
export function momentsOf(
  { secrets }: Texts,
  { stay, secretsUntil, sections, changesAt }: GuestGuidebook,
): StayMomentsData | undefined {
  if (!stay || (secretsUntil === null && !sections.some(({ masked }) => masked))) return undefined;
  const { shownUntil, savedUntil } = stay.timeline;
  // A code that waits for an answer is not ready at its time.
  const shownFrom = stay.form?.isWaitedFor ? savedUntil : stay.timeline.shownFrom;
  const { ready, ended } = secrets;
  return {
    "data-shown-from": Number.isFinite(shownFrom) ? shownFrom : 0,
    "data-shown-until": shownUntil,
    "data-saved-until": savedUntil,
    "data-changes-at": changesAt ?? undefined,
    "data-ready": ready(lineToRing(sections)),
    "data-ended": ended,
    "data-secrets": secretsUntil === null ? undefined : "",
  };
}
