import { texts } from "#languages/pageLanguage.ts";
import { Phone } from "lucide-react";
import { telephoneOf, type StayProps } from "#guest/stay/now/stayContents.ts";

/** One tap to whom a guest can ring at night. */
export function Call({ stay: { contact } }: Pick<StayProps, "stay">) {
  const telephone = telephoneOf(contact);
  if (telephone === null) return null;
  return (
    <a href={telephone} className="button button-second">
      <Phone size={20} aria-hidden="true" />
      {texts().emergency.call}
      <span className="sr-only"> {contact}</span>
    </a>
  );
}
