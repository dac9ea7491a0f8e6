import { usePage } from "#sections/page.ts";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import { GoneCard } from "#guest/GoneCard.tsx";

interface NotFoundPageProps {
  files: GuestFiles;
  heading: string;
  text: string;
  /** What the visitor can do. */
  advice?: string;
  /** Named above the card; undefined where the page is about a guidebook. */
  productName?: string | undefined;
  /** The contact, for the guest of a stay that ended. */
  contact?: Contact | null | undefined;
}

/** The page for a missing or ended guidebook, with status 404. */
export function NotFoundPage({ files, heading, text, advice, productName, contact }: NotFoundPageProps) {
  const { texts } = usePage();
  return (
    <Document title={heading} files={files} page="gone">
      <GoneCard heading={heading} text={text} productName={productName}>
        {advice && <p className="gone-advice">{advice}</p>}
        {contact && <ContactCard contact={contact} />}
        <a href="/" className={contact ? "button button-second" : "button"}>
          {texts.gone.home}
        </a>
      </GoneCard>
    </Document>
  );
}
