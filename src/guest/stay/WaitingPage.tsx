import { usePage } from "#sections/page.ts";
import type { GuestFiles } from "#guest/Document.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { CodelessPage } from "#guest/stay/CodelessPage.tsx";
import { Call } from "#guest/stay/now/Call.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

interface WaitingPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  contact: string | null;
  isRefused: boolean;
  /** Seconds until the page refetches itself; undefined where it no longer does. */
  refreshAfter?: number | undefined;
}

/** The page on which a guest without a code waits for the host. A guest at the door rings with one press. */
export function WaitingPage({ files, guidebook, contact, isRefused, refreshAfter }: WaitingPageProps) {
  const say = usePage().texts.wayIn;
  return (
    <CodelessPage files={files} guidebook={guidebook} refreshAfter={refreshAfter}>
      <div className="way-in waiting">
        <p>{isRefused ? <LinkedText text={say.refused(contact)} /> : say.waiting}</p>
        {!isRefused && contact && (
          <p>
            <LinkedText text={say.atTheDoor(contact)} />
          </p>
        )}
        <Call guidebook={guidebook} isFirst />
        {isRefused ? (
          <a href={`/view/${guidebook.key}/stay`}>{say.enterCode}</a>
        ) : (
          <p className="waiting-note">{refreshAfter ? say.looksAgain : say.lookAgain}</p>
        )}
      </div>
    </CodelessPage>
  );
}
