import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/Button.tsx";

interface SuggestionsProps {
  texts: readonly string[];
  onAdd: (text: string) => void;
}

/** Lines that many hosts write, each added by one press; the focus goes on to the next. */
export function Suggestions({ texts, onAdd }: SuggestionsProps) {
  const group = useRef<HTMLUListElement>(null);

  function add(text: string, at: number) {
    flushSync(() => onAdd(text));
    const rest = group.current?.querySelectorAll("button");
    (rest?.[at] ?? rest?.[at - 1])?.focus();
  }

  if (texts.length === 0) return null;
  return (
    <ul ref={group} aria-label="Suggestions" className="flex flex-wrap gap-2">
      {texts.map((text, at) => (
        <li key={text} className="min-w-0 max-w-full">
          <Button
            size="small"
            variant="secondary"
            icon={Plus}
            onClick={() => add(text, at)}
            className="bg-linen! font-medium! text-left! shadow-none! [&>svg]:shrink-0 [&>svg]:text-pine"
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
