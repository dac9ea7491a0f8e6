import { MessageCircleQuestion } from "lucide-react";
import { Checkbox } from "#platform/ui/Checkbox.tsx";

interface OpenQuestionsProps {
  questions: string[];
  /** Those that stay open, and how to say so; left out where the card is only read. */
  open?: string[];
  onOpen?: (open: string[]) => void;
}

/** What only the host can answer (Editor 7). Guests never see it. */
export function OpenQuestions({ questions, open = questions, onOpen }: OpenQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-field border border-lamp/60 bg-lamp/15 px-4 py-3 text-[0.9375rem]">
      <MessageCircleQuestion size={20} aria-hidden className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Only you know this</p>
        {onOpen ? (
          <Ticks questions={questions} open={open} onOpen={onOpen} />
        ) : (
          <ul className="list-disc pl-5">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Ticks({ questions, open, onOpen }: Required<OpenQuestionsProps>) {
  return (
    <>
      <p className="text-soft">Tick off what you have answered.</p>
      {questions.map((question) => (
        <Checkbox
          key={question}
          label={question}
          checked={!open.includes(question)}
          onChange={(event) => {
            const ticked = event.target.checked;
            onOpen(questions.filter((one) => (one === question ? !ticked : open.includes(one))));
          }}
        />
      ))}
    </>
  );
}
