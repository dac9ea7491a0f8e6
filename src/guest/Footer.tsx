import { usePage } from "#sections/page.ts";
import { Announcer } from "#guest/Announcer.tsx";
import { creditsFor } from "#guest/credits.ts";
import { FootContact } from "#guest/FootContact.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { Logo } from "#guest/Logo.tsx";
import { LanguageSwitch } from "#guest/LanguageSwitch.tsx";

interface FooterProps {
  guidebook: GuestGuidebook;
  productName: string;
  /** The path of the guidebook, on a page other than its own. */
  path?: string;
  /** What is searched for: the page in another language searches for the same. */
  query?: string;
}

/** The address, the state of the saved copy, and the credits. */
export function Footer({ guidebook, productName, path, query }: FooterProps) {
  const { texts, hostWords } = usePage();
  return (
    <footer className="foot">
      <FootContact guidebook={guidebook} path={path} />
      <Logo guidebook={guidebook} className="foot-logo" />
      <div>
        <p {...hostWords()}>{guidebook.propertyAddress ?? guidebook.name}</p>
        <p hidden data-saved="">
          {texts.script.saved}
        </p>
      </div>
      <p>
        {creditsFor(texts, guidebook.credits).map(({ text, href }) => (
          <a key={href} href={href} rel="noreferrer" target="_blank">
            {text}
          </a>
        ))}
        {guidebook.namesProduct && <a href="/">{texts.page.madeWith(productName)}</a>}
      </p>
      <LanguageSwitch query={query} />
      <Announcer />
    </footer>
  );
}
