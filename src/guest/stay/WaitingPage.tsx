import { texts } from "#languages/pageLanguage.ts";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { languageTagOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { Hero } from "#guest/Hero.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

interface WaitingPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  contact: string | null;
  /** Whether the host has said no. */
  isRefused: boolean;
  /** After so many seconds the page asks again; undefined where it no longer does. */
  refreshAfter?: number | undefined;
}

/** Where a guest without a code waits for the host. Who stands before a door rings with one press. */
export function WaitingPage(props: WaitingPageProps) {
  const { files, guidebook, contact, isRefused, refreshAfter } = props;
  const { name, key } = guidebook;
  const say = texts().wayIn;
  return (
    <Document
      title={texts().page.stayTitle(name)}
      language={languageTagOf(guidebook)}
      files={files}
      page="gone"
      refreshAfter={refreshAfter}
    >
      <Hero guidebook={guidebook} />
      <main className="guide way-in-page">
        <div className="way-in waiting">
          {isRefused ? (
            <p>
              <LinkedText text={say.refused(contact)} />
            </p>
          ) : (
            <>
              <p>{say.waiting}</p>
              {contact && (
                <p>
                  <LinkedText text={say.atTheDoor(contact)} />
                </p>
              )}
              <p className="waiting-note">{refreshAfter ? say.looksAgain : say.lookAgain}</p>
            </>
          )}
          {isRefused && <a href={`/view/${key}/stay`}>{say.enterCode}</a>}
        </div>
        <a href={`/view/${key}`} className="now-link">
          {say.readWithout}
        </a>
      </main>
    </Document>
  );
}
