import { Mail, MessageCircle, MessageSquare, Phone, type LucideIcon } from "lucide-react";
import { usePage, type Page } from "#sections/page.ts";
import type { Contact } from "#sections/contacts/content.ts";
import { numberOf } from "#sections/contacts/reach.ts";
import { callUrl, dialled, internationalNumber } from "#sections/telephone/telephone.ts";
import { linkAttributes } from "#sections/textLinks.ts";

interface ReachLink {
  icon: LucideIcon;
  label: string;
  href: string;
}

/** The allowed ways to reach a contact, one tap each. */
export function ReachLinks({ contact, isQuiet }: { contact: Contact; isQuiet: boolean }) {
  const page = usePage();
  return reachLinksOf(page, contact).map(({ icon: Icon, label, href }, position) => (
    <a
      key={href}
      href={href}
      {...linkAttributes(href)}
      className={position === 0 && !isQuiet ? "button" : "button button-second"}
    >
      <Icon size={20} aria-hidden="true" />
      {label}
      <span className="sr-only" {...page.hostWords()}>
        {" "}
        {contact.name}
      </span>
    </a>
  ));
}

/** Numbers are linked in international form: a guest's phone may be from any country (Contacts 3). */
function reachLinksOf({ texts, country }: Page, contact: Contact): ReachLink[] {
  const { call, message, whatsApp, email } = contact;
  const phone = numberOf(contact);
  const international = internationalNumber(phone, country);
  const links: (ReachLink | false | "" | null)[] = [
    call && phone && { icon: Phone, label: texts.emergency.call, href: callUrl(phone, country) },
    message &&
      phone && {
        icon: MessageSquare,
        label: texts.contacts.message,
        href: `sms:${international ?? dialled(phone)}`,
      },
    whatsApp &&
      international && {
        icon: MessageCircle,
        label: "WhatsApp",
        href: `https://wa.me/${international.slice(1)}`,
      },
    email && { icon: Mail, label: texts.contacts.email, href: `mailto:${email}` },
  ];
  return links.filter((link) => typeof link === "object" && link !== null);
}
