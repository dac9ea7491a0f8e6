import { texts } from "#languages/pageLanguage.ts";
import { Document, type GuestFiles } from "#guest/Document.tsx";

interface WaitingPageProps {
  files: GuestFiles;
  guidebookKey: string;
  name: string;
  contact: string | null;
  /** Whether the host has said no. */
  isRefused: boolean;
  /** After so many seconds the page asks again; undefined where it no longer does. */
  refreshAfter?: number | undefined;
}

/** Where a guest without a code waits for the host. */
export function WaitingPage(props: WaitingPageProps) {
  const { files, guidebookKey, name, contact, isRefused, refreshAfter } = props;
  const say = texts().wayIn;
  return (
    <Document title={texts().page.stayTitle(name)} files={files} page="gone" refreshAfter={refreshAfter}>
      <main className="gone">
        <h1 translate="no">{name}</h1>
        {isRefused ? (
          <p>{say.refused(contact)}</p>
        ) : (
          <>
            <p>{say.waiting}</p>
            <p>
              {refreshAfter ? say.looksAgain : say.lookAgain} {contact ? say.atTheDoor(contact) : ""}
            </p>
          </>
        )}
        {isRefused && <a href={`/view/${guidebookKey}/stay`}>{say.enterCode}</a>}
        <a href={`/view/${guidebookKey}`}>{say.readWithout}</a>
      </main>
    </Document>
  );
}
