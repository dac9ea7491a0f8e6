import { useRef } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { markGuidebook } from "#editor/overview/guidebookMarks.ts";
import { HostQuestions } from "#editor/overview/HostQuestions.tsx";
import { DoneSections } from "#editor/generated/DoneSections.tsx";
import { FirstQuestions } from "#editor/generated/FirstQuestions.tsx";
import { openFirstQuestions } from "#editor/generated/firstQuestions.ts";
import { formatHeadline, sectionsDone } from "#editor/generated/headline.ts";
import { NoPlaces } from "#editor/generated/NoPlaces.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface GeneratedStartProps {
  guidebookId: string;
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  /** Goes to a section's card. */
  onSection: (anchor: string) => void;
  /** Opens a section's form. */
  onForm: (type: string) => void;
}

/** A guidebook after generation: what is done, and the five things that only its host knows (Editor 12). */
export function GeneratedStart(props: GeneratedStartProps) {
  const { guidebookId, sections, sectionForms, onSection, onForm } = props;
  const headline = useRef<HTMLHeadingElement>(null);
  const expected = sections.map((section) => {
    const { pending } = sectionForms.of(section);
    return pending
      ? ({ ...section, content: pending.content, prompts: pending.prompts } as HostSection) // what it will be
      : section;
  });
  const open = openFirstQuestions(expected);
  const done = sectionsDone(expected, open);
  return (
    <section aria-labelledby="generated" className="mt-8 max-md:mt-6">
      <h2
        id="generated"
        ref={headline}
        tabIndex={-1}
        aria-live="polite"
        className="max-w-160 scroll-mt-24 outline-none text-[1.6875rem] text-balance md:text-[2rem]"
      >
        {formatHeadline(done.length, open)
          .split(/(Wi-Fi|check-out)/)
          .map((part, at) =>
            at % 2 === 1 ? (
              <span className="whitespace-nowrap" key={part}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
      </h2>
      {open.length > 0 && (
        <p className="mt-2 text-soft max-md:hidden">
          What guests ask first. Your answers go straight into the guidebook.
        </p>
      )}
      <div className="mt-5 grid items-start gap-x-8 gap-y-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-3.5">
          <NoPlaces sections={expected} onSection={onForm} />
          <FirstQuestions
            guidebookId={guidebookId}
            sections={sections}
            sectionForms={sectionForms}
            open={open}
            onDone={() => headline.current?.focus()}
            onSection={onForm}
          />
          <HostQuestions
            sections={sections}
            sectionForms={sectionForms}
            isAfterFirst
            onAnswer={({ type }) => onForm(type)}
          />
        </div>
        <div className="space-y-2">
          <DoneSections sections={done} onSection={onSection} />
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 text-soft"
            onClick={() => markGuidebook(guidebookId, "steps-hidden")}
          >
            Hide these questions
          </Button>
        </div>
      </div>
    </section>
  );
}
