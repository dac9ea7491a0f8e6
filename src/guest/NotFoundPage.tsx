import { usePage } from "#sections/page.ts";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

interface NotFoundPageProps {
  files: GuestFiles;
  heading: string;
  text: string;
  /** What the visitor can do. */
  advice?: string;
  /** The contact, for the guest of a stay that ended. */
  contact?: Contact | null | undefined;
}

/** The page for a missing or ended guidebook, with status 404. */
export function NotFoundPage({ files, heading, text, advice, contact }: NotFoundPageProps) {
  const { texts } = usePage();
  return (
    <Document title={heading} files={files} page="gone">
      <main className="gone">
        <Scene seed="gone" kind="country" className="gone-scene" />
        <h1>{heading}</h1>
        <p>{text}</p>
        {advice && <p>{advice}</p>}
        {contact && <ContactCard contact={contact} />}
        <a href="/" className="button">
          {texts.gone.home}
        </a>
      </main>
    </Document>
  );
}
