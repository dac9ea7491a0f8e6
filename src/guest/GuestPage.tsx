import { usePage } from "#sections/page.ts";
import { Document, type GuestFiles, type PreviewPicture } from "#guest/Document.tsx";
import { welcomeWords } from "#guest/excerpt.ts";
import { Footer } from "#guest/Footer.tsx";
import { firstScreenTranslation, hasPictures, propertyOf, welcomeOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { Hero } from "#guest/Hero.tsx";
import { QuickLinks } from "#guest/QuickLinks.tsx";
import { SectionPage } from "#guest/SectionPage.tsx";
import { Viewer } from "#guest/Viewer.tsx";
import { TileGrid } from "#guest/TileGrid.tsx";
import { TranslationNote } from "#guest/TranslationNote.tsx";
import { NowCard } from "#guest/stay/now/NowCard.tsx";
import { momentsOf } from "#guest/stay/moments.ts";
import { SearchField } from "#guest/search/SearchField.tsx";
import { SecretNote } from "#guest/stay/SecretNote.tsx";
import { blankSection, helpsInStay, tilesOf } from "#guest/tiles.ts";
import { contactsIn } from "#sections/contacts/reach.ts";
import { anchorOf } from "#sections/section.ts";
import { tileNameOf } from "#sections/guestNames.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import { Info } from "lucide-react";

interface GuestPageProps {
  guidebook: GuestGuidebook;
  files: GuestFiles;
  /** The picture of the link in a chat, and the absolute URL of the page. */
  picture: PreviewPicture;
  url: string;
  productName: string;
}

/** The whole guidebook in one document (Guest page 1), whose sections open by fragment, without script. */
export function GuestPage({ guidebook, files, picture, url, productName }: GuestPageProps) {
  const page = usePage();
  const tiles = tilesOf(page, guidebook);
  const isEmpty = tiles.every((tile) => tile.empty);
  const property = propertyOf(guidebook);
  const contacts = contactsIn(guidebook.sections);
  const { stay } = guidebook;
  const isOver = stay?.phase === "after";
  const translation = firstScreenTranslation(guidebook);
  const say = page.texts.page;
  const preview = {
    title: guidebook.name,
    description: say.description(guidebook.name),
    url,
    picture,
    ...(guidebook.namesProduct && { site: productName }),
  };
  return (
    <Document
      title={stay ? say.stayTitle(guidebook.name) : say.title(guidebook.name)}
      files={files}
      preview={preview}
      page="guidebook"
      moments={momentsOf(page.texts, guidebook)}
    >
      <Hero guidebook={guidebook} />
      <main className="guide">
        <div id="welcome-grid" tabIndex={-1} className="welcome">
          <Notices texts={guidebook.notices} />
          {stay && <NowCard guidebook={guidebook} stay={stay} />}
          {!stay && <QuickLinks guidebook={guidebook} />}
          {isEmpty ? (
            <p className="welcome-words">{say.empty}</p>
          ) : (
            <>
              {stay && <SearchField guidebookKey={guidebook.key} />}
              {!isOver && <WelcomeText html={welcomeOf(guidebook)} />}
              {translation && <TranslationNote translation={translation} />}
              {!stay && <SearchField guidebookKey={guidebook.key} />}
            </>
          )}
          <TileGrid tiles={stay ? tiles.filter((tile) => helpsInStay(tile, stay, contacts.length)) : tiles} />
        </div>
        {tiles.map(({ section, label }, at) => (
          <SectionPage
            key={anchorOf(section)}
            section={section}
            label={label}
            property={property}
            contacts={contacts}
            pictures={guidebook.pictures}
            maskedNote={
              section.masked && <SecretNote guidebook={guidebook} id={`${anchorOf(section)}-booking`} />
            }
            next={tiles.slice(at + 1).find((tile) => !tile.empty)}
          />
        ))}
        {guidebook.hidden?.map((type) => (
          <SectionPage
            key={type}
            section={blankSection(type)}
            label={tileNameOf(page.texts, type)}
            property={null}
            pictures={{}}
            maskedNote={null}
            next={undefined}
          />
        ))}
      </main>
      <Footer guidebook={guidebook} productName={productName} />
      {hasPictures(guidebook) && <Viewer />}
    </Document>
  );
}

function WelcomeText({ html }: { html: string }) {
  const { texts, hostWords } = usePage();
  const { words, more } = welcomeWords(html);
  if (words === "") return null;
  return (
    <p className="welcome-words">
      <span {...hostWords(html)}>
        <LinkedText text={words} />
      </span>
      {more && (
        <>
          {" "}
          <a href="#welcome">
            {texts.page.readMore}
            <span className="sr-only"> {texts.page.readMoreAbout}</span>
          </a>
        </>
      )}
    </p>
  );
}

/** The host's current notices, above all else (Stays 21). */
function Notices({ texts }: { texts: readonly string[] }) {
  const { hostWords } = usePage();
  return texts.map((text) => (
    <p key={text} className="notice" {...hostWords()}>
      <Info size={22} aria-hidden="true" />
      <span>
        <LinkedText text={text} />
      </span>
    </p>
  ));
}
