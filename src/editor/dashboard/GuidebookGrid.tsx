import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PLAN } from "#billing/plan.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { ArchiveDialog } from "#editor/dashboard/ArchiveDialog.tsx";
import { GuidebookCard } from "#editor/dashboard/cards/GuidebookCard.tsx";
import { LoneCard } from "#editor/dashboard/cards/LoneCard.tsx";
import {
  findGuidebooks,
  orderGuidebooks,
  SEARCH_FROM,
  type Order,
} from "#editor/dashboard/findGuidebooks.ts";
import { FindGuidebooks } from "#editor/dashboard/FindGuidebooks.tsx";
import { gridLook } from "#editor/dashboard/gridLook.ts";
import { sceneOf } from "#editor/dashboard/GuidebookPicture.tsx";
import { useNextGuests } from "#editor/dashboard/useNextGuests.ts";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { useDraftedGuidebooks } from "#editor/useDrafts.ts";
import { Button } from "#ui/Button.tsx";
import { DuplicateDialog } from "#editor/dialogs.ts";
import { classes } from "#ui/classes.ts";
import { scenesApart } from "#ui/scenes/scenesApart.ts";

export function GuidebookGrid({ guidebooks }: { guidebooks: ListedGuidebook[] }) {
  const [selected, setSelected] = useState<ListedGuidebook | null>(null);
  const [duplicated, setDuplicated] = useState<ListedGuidebook | null>(null);
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<Order>("changed");
  const drafted = useDraftedGuidebooks();
  const { arrivals, tonight } = useNextGuests();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLone = guidebooks.length === 1;
  const isSearched = guidebooks.length >= SEARCH_FROM;
  const ordered = isSearched ? orderGuidebooks(guidebooks, order, arrivals) : guidebooks;
  const scenes = scenesApart(ordered.map((guidebook) => sceneOf(guidebook, guidebook.postalAddress)));
  const shown = isSearched ? findGuidebooks(ordered, words) : ordered;

  function closeAfterArchiving() {
    flushSync(() => setSelected(null));
    // The dialog gives focus back to a card that goes, and the last card takes this list with it: so wait for both.
    setTimeout(() => (heading.current ?? document.getElementById("main"))?.focus());
  }

  return (
    <section aria-labelledby="your-guidebooks" className="mt-9">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 ref={heading} id="your-guidebooks" tabIndex={-1} className="text-2xl outline-none">
          Your Guidebooks
        </h2>
        <p className={classes("text-[0.9375rem] text-soft max-md:ml-auto", !isSearched && "ml-auto")}>
          {guidebooks.length} of {PLAN.properties}
        </p>
        {isSearched && (
          <FindGuidebooks {...{ words, order, count: shown.length }} onWords={setWords} onOrder={setOrder} />
        )}
      </div>
      {guidebooks.length >= PLAN.properties && <LimitNotice className="mt-4" />}
      {shown.length === 0 && (
        <p className="mt-5 flex flex-wrap items-center text-soft">
          <span className="wrap-anywhere">No guidebook with “{words.trim()}”.</span>
          <Button variant="quiet" size="small" onClick={() => setWords("")}>
            Clear
          </Button>
        </p>
      )}
      <ul
        className={classes(
          isLone ? "mt-4" : gridLook,
          isSearched && "max-sm:gap-0 max-sm:overflow-hidden max-sm:rounded-card max-sm:shadow-soft",
          isSearched && shown.length > 0 && "max-sm:border max-sm:border-line",
        )}
      >
        {shown.map((guidebook) => {
          const card = {
            guidebook,
            scene: scenes[ordered.indexOf(guidebook)] ?? sceneOf(guidebook, guidebook.postalAddress),
            unsaved: drafted.has(guidebook.id),
            onArchive: () => setSelected(guidebook),
            onDuplicate: () => setDuplicated(guidebook),
          };
          return isLone ? (
            <LoneCard key={guidebook.id} {...card} />
          ) : (
            <GuidebookCard
              key={guidebook.id}
              {...card}
              isRow={isSearched}
              arriving={tonight.get(guidebook.id)}
            />
          );
        })}
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
