import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import { catalog } from "#sections/catalog.ts";
import type { GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";
import { drawJoinCard } from "#sections/wifi/JoinCard.tsx";
import { JoinDrawing } from "#sections/wifi/joinDrawing.ts";
import { DEMO } from "#site/site.ts";
import { tryOutTypes, type TryOutContents, type TryOutType } from "#site/tryOut/tryOutSections.ts";

/** The demo's page in a phone, redrawn at each keystroke. Its policy runs nothing that was typed. */
export function GuestPhone({ type, contents }: { type: TryOutType; contents: TryOutContents }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);

  function takeOver() {
    const loaded = frame.current?.contentDocument ?? null;
    for (const one of tryOutTypes) bodyOf(loaded, one)?.replaceChildren();
    setPage(loaded);
  }

  useEffect(() => {
    const focused = document.activeElement;
    page?.defaultView?.location.replace(`${DEMO.view}#${type}`);
    // The section of a guest's page takes the focus, which here belongs to who types.
    const waiting = requestAnimationFrame(() => {
      if (document.activeElement === frame.current && focused instanceof HTMLElement) focused.focus();
    });
    return () => cancelAnimationFrame(waiting);
  }, [page, type]);

  // The guest's script has shown the buttons of the page; these are drawn after it.
  useEffect(() => {
    for (const button of page?.querySelectorAll<HTMLButtonElement>("button[data-copy]") ?? [])
      button.hidden = false;
  });

  return (
    <PhoneFrame className="mx-auto w-full max-w-[340px]">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page */}
      <iframe
        ref={frame}
        src={`${DEMO.view}#${type}`}
        title="What your guest sees"
        onLoad={takeOver}
        className="block h-[34rem] w-full rounded-[2.15rem] bg-linen lg:h-[40rem]"
      />
      {tryOutTypes.map((one) => {
        const body = bodyOf(page, one);
        const section = { type: one, title: catalog[one].title, content: contents[one] } as GuestSection; // the content has its section's type
        return (
          body &&
          createPortal(
            <JoinDrawing value={drawJoinCard}>
              <SectionView section={section} property={null} />
            </JoinDrawing>,
            body,
            one,
          )
        );
      })}
    </PhoneFrame>
  );
}

const bodyOf = (page: Document | null, type: TryOutType) =>
  page?.getElementById(type)?.querySelector(".section-body") ?? null;
