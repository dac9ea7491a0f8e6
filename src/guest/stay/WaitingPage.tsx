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
  return (
    <Document title={`Your stay · ${name}`} files={files} page="gone" refreshAfter={refreshAfter}>
      <main className="gone">
        <h1 translate="no">{name}</h1>
        {isRefused ? (
          <p>
            Your host could not find your stay by this name. Perhaps they know it by another one:{" "}
            {contact ? `ring ${contact}` : "please write to them where you booked"}, and they will help.
          </p>
        ) : (
          <>
            <p>Your host has your name. As soon as they let you in, your codes open here.</p>
            <p>
              {refreshAfter
                ? "This page looks again by itself, so you can leave it open. "
                : "Open this page again to look. "}
              {contact ? `If you are at the door, ring ${contact}.` : ""}
            </p>
          </>
        )}
        {isRefused && <a href={`/view/${guidebookKey}/stay`}>Enter a code</a>}
        <a href={`/view/${guidebookKey}`}>Read the guidebook without the codes</a>
      </main>
    </Document>
  );
}
