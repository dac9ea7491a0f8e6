import { MessageCircleQuestion } from "lucide-react";
import { Checkbox } from "#ui/Checkbox.tsx";

interface OpenQuestionsProps {
  questions: string[];
  /** Those that stay open. */
  open: string[];
  onOpen: (open: string[]) => void;
}

/** What only the host can answer, in the form where it is answered (Editor 7). Guests never see it. */
export function OpenQuestions({ questions, open, onOpen }: OpenQuestionsProps) {
  return (
    <div className="flex gap-3 rounded-field border border-lamp/60 bg-lamp/15 px-4 py-3 text-[0.9375rem]">
      <MessageCircleQuestion size={20} aria-hidden className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Only you know this</p>
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
      </div>
    </div>
  );
}
