import { texts } from "#languages/pageLanguage.ts";
import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

/** Whom a guest can ring, in the foot of the page at all times (Stays 15). */
export function StayContact({ stay: { contact } }: Pick<StayProps, "stay">) {
  if (!contact) return null;
  return (
    <p className="foot-contact">
      {texts().stay.callAtNight} <LinkedText text={contact} />
    </p>
  );
}
