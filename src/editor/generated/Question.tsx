import { Check, ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import type { FirstQuestion } from "#editor/generated/firstQuestions.ts";

interface QuestionProps {
  question: FirstQuestion;
  isAnswered: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Its form. */
  children: ReactNode;
}

/** One of the first questions: a row, or its form. An answered one leads to its section. */
export function Question({ question, isAnswered, isOpen, onToggle, children }: QuestionProps) {
  const { title, lead, icon: Icon } = question;
  const panel = useId();
  return (
    <li className="px-[min(1.375rem,5vw)]">
      <h3 className="font-sans text-base tracking-normal">
        <button
          type="button"
          {...(!isAnswered && { "aria-expanded": isOpen, "aria-controls": panel })}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3.5 py-3.5 text-left"
        >
          <Icon
            size={21}
            aria-hidden
            className={classes("shrink-0", isOpen ? "self-start text-pine" : "text-soft")}
          />
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-semibold">{title}</span>
            {!isAnswered && (
              <span className="mt-0.5 block text-[0.9375rem] leading-snug font-normal text-soft">{lead}</span>
            )}
          </span>
          {isAnswered && (
            <>
              <Check size={20} aria-hidden className="shrink-0 text-leaf" />
              <span className="sr-only">, done</span>
            </>
          )}
          <ChevronDown
            size={20}
            aria-hidden
            className={classes("shrink-0 text-soft transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <div className="pb-6">{children}</div>}
      </div>
    </li>
  );
}
