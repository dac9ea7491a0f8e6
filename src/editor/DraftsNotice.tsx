import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { catalog } from "#sections/catalog.ts";
import { formatMomentSince } from "#core/format.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface DraftsNoticeProps {
  /** The sections that have such a draft. */
  left: readonly HostSection[];
  sectionForms: SectionForms;
  onRestore: (ids: string[]) => void;
}

/** What was written and not saved, before a reload, a crash or a lost connection. */
export function DraftsNotice({ left, sectionForms, onRestore }: DraftsNoticeProps) {
  const [asking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const latest = Math.max(...left.map((section) => sectionForms.of(section).draft?.at ?? 0));

  function discard() {
    for (const { id } of left) sectionForms.discard(id);
    setAsking(false);
  }

  return (
    <Notice
      tone="warn"
      className="mt-6"
      title={`You have unsaved changes from ${formatMomentSince(latest, now)}`}
      action={
        <>
          <Button size="small" onClick={() => onRestore(left.map(({ id }) => id))}>
            Restore
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            Discard
          </Button>
        </>
      }
    >
      In {left.map(({ type }) => catalog[type].title).join(", ")}.
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard unsaved changes?"
        description="What you wrote on this device and did not save will be gone."
        cancelLabel="Keep them"
        actionLabel="Discard"
        destructive
        onAction={discard}
      />
    </Notice>
  );
}
