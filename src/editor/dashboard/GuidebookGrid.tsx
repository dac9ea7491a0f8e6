import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PLAN } from "#billing/plan.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { ArchiveDialog } from "#editor/dashboard/ArchiveDialog.tsx";
import { findGuidebooks, SEARCH_FROM, type Order } from "#editor/dashboard/findGuidebooks.ts";
import { FindGuidebooks } from "#editor/dashboard/FindGuidebooks.tsx";
import { gridLook } from "#editor/dashboard/gridLook.ts";
import { GuidebookCard } from "#editor/dashboard/GuidebookCard.tsx";
import { DuplicateDialog } from "#editor/duplicate/DuplicateDialog.tsx";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { useDraftedGuidebooks } from "#editor/useDrafts.ts";

export function GuidebookGrid({ guidebooks }: { guidebooks: ListedGuidebook[] }) {
  const [selected, setSelected] = useState<ListedGuidebook | null>(null);
  const [duplicated, setDuplicated] = useState<ListedGuidebook | null>(null);
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<Order>("changed");
  const drafted = useDraftedGuidebooks();
  const isSearched = guidebooks.length >= SEARCH_FROM;
  const shown = isSearched ? findGuidebooks(guidebooks, { words, order }) : guidebooks;
  const heading = useRef<HTMLHeadingElement>(null);

  function closeAfterArchiving() {
    flushSync(() => setSelected(null));
    // The dialog gives focus back to a card that goes, and the last card takes this list with it: so wait for both.
    setTimeout(() => (heading.current ?? document.getElementById("main"))?.focus());
  }

  return (
    <section aria-labelledby="your-guidebooks" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="your-guidebooks" tabIndex={-1} className="text-2xl outline-none">
          Your Guidebooks
        </h2>
        <p className="text-sm text-soft">
          {guidebooks.length} of {PLAN.properties}
        </p>
      </div>
      {guidebooks.length >= PLAN.properties && <LimitNotice className="mt-4" />}
      {isSearched && (
        <FindGuidebooks {...{ words, order, count: shown.length }} onWords={setWords} onOrder={setOrder} />
      )}
      {shown.length === 0 && (
        <p className="mt-5 text-soft">No guidebook has all of these words in its name or address.</p>
      )}
      <ul className={gridLook}>
        {shown.map((guidebook) => (
          <GuidebookCard
            key={guidebook.id}
            guidebook={guidebook}
            unsaved={drafted.has(guidebook.id)}
            onArchive={() => setSelected(guidebook)}
            onDuplicate={() => setDuplicated(guidebook)}
          />
        ))}
      </ul>
      {duplicated && <DuplicateDialog guidebook={duplicated} onClose={() => setDuplicated(null)} />}
      <ArchiveDialog
        guidebook={selected}
        onCancel={() => setSelected(null)}
        onArchived={closeAfterArchiving}
      />
    </section>
  );
}
