import { useRef, useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Card } from "#ui/Card.tsx";
import { focusFirstField } from "#ui/firstField.ts";
import { anchorOf } from "#sections/section.ts";
import {
  firstQuestions,
  type FirstQuestion,
  type FirstQuestionName,
} from "#editor/generated/firstQuestions.ts";
import { Question } from "#editor/generated/Question.tsx";
import { QuestionForm } from "#editor/generated/QuestionForm.tsx";
import { useAnswers } from "#editor/generated/useAnswers.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

const noneLabels: Partial<Record<FirstQuestionName, string>> = {
  wifi: "No Wi-Fi here",
  bins: "No bins to put out",
};

interface FirstQuestionsProps {
  guidebookId: string;
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  open: readonly FirstQuestion[];
  /** The last one was answered. */
  onDone: () => void;
  /** Opens the section of a question, where there is more to write. */
  onSection: (type: string) => void;
}

/** Five questions, one open. A saved answer opens the next and takes the focus there. */
export function FirstQuestions(props: FirstQuestionsProps) {
  const { guidebookId, sections, sectionForms, open, onDone, onSection } = props;
  const [chosen, setChosen] = useState<FirstQuestionName | "none" | null>(null);
  /** The question that was answered or left by a press, until the next one has the focus. */
  const movedFrom = useRef<string | null>(null);
  const answers = useAnswers(guidebookId, sections, sectionForms, ({ name }) => {
    movedFrom.current = name;
    setChosen(null);
    if (open.length === 1) onDone();
  });
  const shown = chosen ?? open[0]?.name;

  /** What the section holds, with what was typed and not saved; the form reads its own fields of it. */
  const valuesOf = (section: HostSection) =>
    (sectionForms.of(section).draft?.content ?? section.content) as Record<string, string>;

  /** After a press the focus goes along; a new screen leaves it where it is. */
  const takeFocus = (name: FirstQuestionName) => (form: HTMLElement | null) => {
    if (!form || movedFrom.current === null || movedFrom.current === name) return undefined;
    movedFrom.current = null;
    // A message that it is saved stands at an edge of the screen.
    form.closest("li")?.scrollIntoView({ block: "center" });
    return focusFirstField(form);
  };

  function toggle({ name }: FirstQuestion, isAnswered: boolean, section: HostSection | undefined) {
    if (isAnswered) return onSection(section ? anchorOf(section) : name);
    movedFrom.current = shown === name ? null : (shown ?? "none");
    return setChosen(shown === name ? "none" : name);
  }

  return (
    <Card as="section" padded={false} aria-label="What guests ask first" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {firstQuestions.map((question) => {
          const isAnswered = !open.includes(question);
          const isContact = question.name === "contact";
          const section =
            (isContact && isAnswered && sections.find(({ type }) => type === "contacts")) ||
            sections.find(({ type }) => type === question.section);
          const isOpen = !isAnswered && shown === question.name;
          return (
            <Question
              key={question.name}
              question={question}
              isAnswered={isAnswered}
              isOpen={isOpen}
              onToggle={() => toggle(question, isAnswered, section)}
            >
              {section && (
                <div ref={takeFocus(question.name)}>
                  <QuestionForm
                    question={question.name}
                    values={valuesOf(section)}
                    refused={sectionForms.of(section).refused?.fields}
                    busy={answers.isPending}
                    noneLabel={noneLabels[question.name]}
                    onAnswer={(values) => answers.saveAnswer(question, section, values)}
                    onNone={() => answers.saveNone(question, section)}
                  />
                </div>
              )}
            </Question>
          );
        })}
      </ul>
    </Card>
  );
}
