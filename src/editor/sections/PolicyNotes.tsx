import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#core/format.ts";
import { stayPlatforms, type StayPlatform } from "#core/platforms.ts";
import { policyQuery } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { PolicyMark } from "#guidebooks/policy/contract.ts";
import type { SectionContent } from "#sections/catalog.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { contentHidden, isShownToAirbnb, kindWords } from "#editor/sections/policyWords.ts";

interface PolicyNotesProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  /** The content as the card shows it, saved or not. */
  shown: unknown;
  /** Takes the content in which a passage is hidden. */
  onHide: (content: Record<string, unknown>) => void;
}

/** The passages of a section that Airbnb's policy speaks of, each with its source, and a way to hide it. */
export function PolicyNotes({ guidebookId, section, title, shown, onHide }: PolicyNotesProps) {
  const { data } = useQuery(policyQuery(guidebookId));
  const marks = (data ?? []).filter(
    ({ sectionId, text }) => sectionId === section.id && isShownToAirbnb(section.type, shown, text),
  );
  if (marks.length === 0) return null;
  const content = shown as SectionContent; // of its type: a draft was written in its form
  return (
    <ul
      aria-label={`What Airbnb’s policy mentions in ${title}`}
      className="divide-y divide-line border-b border-line bg-linen px-4 sm:pl-12.5"
    >
      {marks.map((mark) => (
        <PolicyNote
          key={mark.text}
          mark={mark}
          onHide={(platforms) => {
            const hidden = contentHidden(section.type, content, mark.text, platforms);
            if (hidden) onHide({ ...hidden });
          }}
          canHide={contentHidden(section.type, content, mark.text, ["airbnb"]) !== null}
        />
      ))}
    </ul>
  );
}

interface PolicyNoteProps {
  mark: PolicyMark;
  /** False for a plain field, which cannot be hidden from some guests. */
  canHide: boolean;
  onHide: (platforms: readonly StayPlatform[]) => void;
}

function PolicyNote({ mark: { text, kind, source, asOf }, canHide, onHide }: PolicyNoteProps) {
  return (
    <li className="py-3 text-[0.9375rem]">
      <p className="max-w-prose wrap-anywhere">
        <mark className="rounded-sm bg-lamp/35 text-ink">{text}</mark>
      </p>
      <p className="mt-1 text-soft">
        Airbnb may read this as {kindWords[kind]}.{" "}
        <a href={source} target="_blank" rel="noopener noreferrer" className={linkLook}>
          Its policy, as of {formatDate(asOf)}
        </a>
      </p>
      {canHide ? (
        <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
          <Button size="small" variant="secondary" onClick={() => onHide(["airbnb"])}>
            Hide from guests of Airbnb
          </Button>
          <Button size="small" variant="quiet" onClick={() => onHide(stayPlatforms)}>
            Hide from guests of all three platforms
          </Button>
        </div>
      ) : (
        <p className="mt-1 text-soft">This field cannot be hidden from some guests. Text boxes can.</p>
      )}
    </li>
  );
}
