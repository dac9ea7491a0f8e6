import { ChevronRight, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { titleOf } from "#editor/overview/SectionLinks.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface HostQuestionsProps {
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  /** Opens a section's form. */
  onAnswer: (section: HostSection) => void;
}

/** What only the host can answer, of all sections in one list (Editor 7). Guests never see it. */
export function HostQuestions({ sections, sectionForms, onAnswer }: HostQuestionsProps) {
  // What was ticked off stays in the list until the screen is left, so that a wrong tick can be taken back.
  const [listed, setListed] = useState<Readonly<Record<string, readonly string[]>>>({});
  const questionsOf = (section: HostSection) => listed[section.id] ?? section.prompts;
  const withQuestions = sections.filter((section) => questionsOf(section).length > 0);
  const open = sections.reduce((sum, { prompts }) => sum + prompts.length, 0);
  if (withQuestions.length === 0) return null;

  function tick(section: HostSection, prompts: string[]) {
    setListed({ ...listed, [section.id]: questionsOf(section) });
    sectionForms.leaveOpen(section, prompts);
  }

  return (
    <details className="group mt-6 rounded-field border border-lamp/60 bg-lamp/15">
      <summary className="flex min-h-12 items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <MessageCircleQuestion size={20} aria-hidden className="shrink-0" />
        <span className="flex-1 font-semibold">Only you know this</span>
        <span className="text-sm">{formatOpen(open)}</span>
        <ChevronRight size={18} aria-hidden className="transition-transform group-open:rotate-90" />
      </summary>
      <p className="px-4 text-sm text-soft">Tick off what you have answered, or what does not apply.</p>
      <ul className="gap-x-6 px-4 pb-4 lg:columns-2">
        {withQuestions.map((section) => (
          <li key={section.id} className="break-inside-avoid pt-3">
            <div className="flex items-center justify-between gap-3">
              <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{titleOf(section)}</h3>
              <Button size="small" variant="quiet" onClick={() => onAnswer(section)}>
                Answer<span className="sr-only"> in {titleOf(section)}</span>
              </Button>
            </div>
            {questionsOf(section).map((question) => (
              <Checkbox
                key={question}
                label={question}
                checked={!section.prompts.includes(question)}
                disabled={sectionForms.of(section).pending !== undefined}
                onChange={({ target }) =>
                  tick(
                    section,
                    questionsOf(section).filter((one) =>
                      one === question ? !target.checked : section.prompts.includes(one),
                    ),
                  )
                }
              />
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function formatOpen(count: number): string {
  if (count === 0) return "All answered";
  return count === 1 ? "1 question" : `${count} questions`;
}
