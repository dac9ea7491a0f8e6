import { ChevronDown, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { isFirstQuestion } from "#editor/generated/firstQuestions.ts";
import { titleOf } from "#editor/overview/SectionLinks.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface HostQuestionsProps {
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  /** True below the first questions, which have their own form. */
  isAfterFirst?: boolean;
  /** Opens a section's form. */
  onAnswer: (section: HostSection) => void;
}

/** What only the host can answer, folded by section (Editor 7). Guests never see it. */
export function HostQuestions({
  sections,
  sectionForms,
  isAfterFirst = false,
  onAnswer,
}: HostQuestionsProps) {
  // What was ticked off stays in the list until the screen is left, so that a wrong tick can be taken back.
  const [listed, setListed] = useState<Readonly<Record<string, readonly string[]>>>({});
  const isListed =
    ({ type }: HostSection) =>
    (prompt: string) =>
      !isAfterFirst || !isFirstQuestion(type, prompt);
  const questionsOf = (section: HostSection) =>
    (listed[section.id] ?? section.prompts).filter(isListed(section));
  const openIn = (section: HostSection) => section.prompts.filter(isListed(section)).length;
  const withQuestions = sections.filter((section) => questionsOf(section).length > 0);
  const open = sections.reduce((sum, section) => sum + openIn(section), 0);
  if (withQuestions.length === 0) return null;

  function tick(section: HostSection, question: string, isTicked: boolean) {
    const all = listed[section.id] ?? section.prompts;
    setListed({ ...listed, [section.id]: all });
    const stillOpen = (one: string) => (one === question ? !isTicked : section.prompts.includes(one));
    sectionForms.leaveOpen(section, all.filter(stillOpen));
  }

  return (
    <details className={classes("group rounded-card border border-line", !isAfterFirst && "mt-6")}>
      <summary className="flex min-h-14 items-center gap-3 px-5 [&::-webkit-details-marker]:hidden">
        {!isAfterFirst && <MessageCircleQuestion size={20} aria-hidden className="shrink-0 text-soft" />}
        <span className="flex-1 font-semibold">{isAfterFirst ? formatMore(open) : "Only you know this"}</span>
        {!isAfterFirst && <span className="text-sm text-soft">{formatOpen(open)}</span>}
        <ChevronDown size={20} aria-hidden className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <p className="px-5 pb-2 text-[0.9375rem] text-soft">
        Tick off what you have answered, or what does not apply.
      </p>
      <ul className="divide-y divide-line border-t border-line px-5">
        {withQuestions.map((section) => (
          <li key={section.id}>
            <details className="group/section">
              <summary className="flex min-h-12 items-center gap-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
                <span className="flex-1">
                  <span className="font-medium">{titleOf(section)}</span>{" "}
                  <span className="text-soft">{openIn(section) || "done"}</span>
                </span>
                <ChevronDown
                  size={18}
                  aria-hidden
                  className="text-soft transition-transform group-open/section:rotate-180"
                />
              </summary>
              <div className="pb-3">
                {questionsOf(section).map((question) => (
                  <Checkbox
                    key={question}
                    label={question}
                    checked={!section.prompts.includes(question)}
                    disabled={sectionForms.of(section).pending !== undefined}
                    onChange={({ target }) => tick(section, question, target.checked)}
                  />
                ))}
                <Button size="small" variant="secondary" className="mt-2" onClick={() => onAnswer(section)}>
                  Answer<span className="sr-only"> in {titleOf(section)}</span>
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

function formatMore(count: number): string {
  return count === 0 ? "No more questions" : `${count} more, when you have time`;
}

function formatOpen(count: number): string {
  if (count === 0) return "All answered";
  return count === 1 ? "1 question" : `${count} questions`;
}
