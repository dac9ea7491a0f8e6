import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { changedLines } from "#sections/differences/differences.ts";
import { formatMomentSince } from "#core/format.ts";
import { titleOf } from "#editor/overview/SectionLinks.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface DraftsNoticeProps {
  /** The sections that have such a draft. */
  left: readonly HostSection[];
  sectionForms: SectionForms;
  onRestore: (ids: string[]) => void;
}

/** What was written and not saved, before a reload, a crash or a lost connection. Discard can be undone. */
export function DraftsNotice({ left, sectionForms, onRestore }: DraftsNoticeProps) {
  const [now] = useState(Date.now);
  const latest = Math.max(...left.map((section) => sectionForms.of(section).draft?.at ?? 0));

  return (
    <Notice
      tone="warn"
      className="mt-6 max-md:mt-3"
      title={`You have unsaved changes from ${formatMomentSince(latest, now)}`}
      action={
        <>
          <Button size="small" onClick={() => onRestore(left.map(({ id }) => id))}>
            Restore
          </Button>
          <Button size="small" variant="secondary" onClick={() => sectionForms.discard(left)}>
            Discard
          </Button>
        </>
      }
    >
      <ul>
        {left.map((section) => (
          <li key={section.id} className="line-clamp-2 wrap-anywhere">
            {titleOf(section)}
            {formatDraft(section, sectionForms.of(section).draft?.content)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Formats the first line that a draft brings back: ": “The porch light is on.”"; empty where it only takes away. */
function formatDraft(section: HostSection, content: unknown): string {
  const line = changedLines(section.type, section.content, content).find(
    ({ change }) => change !== "removed",
  );
  const text = line?.pieces.flatMap((piece) => (piece.change === "removed" ? [] : piece.text)).join("");
  return text ? `: “${text}”` : "";
}
