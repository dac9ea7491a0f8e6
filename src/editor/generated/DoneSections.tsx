import { Check, ChevronDown } from "lucide-react";
import type { HostSection } from "#guidebooks/contract.ts";
import { anchorOf } from "#sections/section.ts";
import { figureOf } from "#editor/generated/sectionFigure.ts";
import { titleOf } from "#editor/overview/SectionLinks.tsx";

interface DoneSectionsProps {
  sections: readonly HostSection[];
  onSection: (anchor: string) => void;
}

/** What is written, by section, each with a figure; a press goes there. Folded on narrow screens. */
export function DoneSections({ sections, onSection }: DoneSectionsProps) {
  const count = sections.length === 1 ? "1 section" : `${sections.length} sections`;
  const list = (
    <ul className="divide-y divide-line border-t border-line">
      {sections.map((section) => (
        <li key={section.id}>
          <button
            type="button"
            onClick={() => onSection(anchorOf(section))}
            className="flex min-h-11 w-full items-center gap-3 py-2 text-left text-[0.9375rem] hover:bg-ink/5"
          >
            <Check size={17} aria-hidden className="shrink-0 text-leaf" />
            <span className="shrink-0 font-medium">{titleOf(section)}</span>
            <span className="ml-auto min-w-0 truncate text-sm text-soft">{figureOf(section)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section
        aria-label="Done"
        className="rounded-card border border-line bg-card p-6 pb-3 shadow-soft max-lg:hidden"
      >
        <h3 className="text-[1.4375rem]">
          Done <span className="font-sans text-base font-normal tracking-normal text-soft">{count}</span>
        </h3>
        <p className="mt-1 mb-4 text-[0.9375rem] text-soft">
          AI can make mistakes: read each one before you share.
        </p>
        {list}
      </section>
      <details className="group rounded-card border border-line lg:hidden">
        <summary className="flex min-h-16 items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
          <span className="flex-1">
            <span className="block font-semibold">Done: {count}</span>
            <span className="block text-[0.9375rem] text-soft">AI can make mistakes: read each one.</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className="text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-5 pb-2">{list}</div>
      </details>
    </>
  );
}
