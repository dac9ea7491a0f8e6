import { Phone } from "lucide-react";
import { usePage } from "#sections/page.ts";
import { classes } from "#ui/classes.ts";
import { contactToCall, type StayProps } from "#guest/stay/now/stayContents.ts";
import { callUrl } from "#sections/telephone/telephone.ts";

interface CallProps extends Pick<StayProps, "guidebook"> {
  /** Whether it is the page's first button. */
  isFirst?: boolean;
}

/** One tap to the contact whom a guest can ring at night. */
export function Call({ guidebook, isFirst = false }: CallProps) {
  const { texts, country } = usePage();
  const contact = contactToCall(guidebook);
  if (!contact) return null;
  return (
    <a href={callUrl(contact.number, country)} className={classes("button", !isFirst && "button-second")}>
      <Phone size={20} aria-hidden="true" />
      {texts.stay.callTo(contact.name)}
      {contact.phone && <span className="sr-only">, {contact.phone}</span>}
    </a>
  );
}
