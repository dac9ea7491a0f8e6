import { usePage } from "#sections/page.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { quickLinks } from "#guest/quickLinks.ts";

export function QuickLinks({ guidebook }: { guidebook: GuestGuidebook }) {
  const page = usePage();
  const links = quickLinks(page, guidebook);
  if (links.length === 0) return null;
  return (
    <nav className="quick" aria-label={page.texts.page.needFirst}>
      {links.map(({ icon: Icon, label, spokenFirst, href, external }) => (
        <a key={label} href={href} {...(external && { target: "_blank", rel: "noopener noreferrer" })}>
          <Icon size={26} aria-hidden="true" />
          <span>
            {spokenFirst && <span className="sr-only">{spokenFirst} </span>}
            {label}
          </span>
        </a>
      ))}
    </nav>
  );
}
