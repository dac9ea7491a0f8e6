import { MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Suggestion } from "#places/place.ts";
import { Button } from "#ui/Button.tsx";
import type { PlaceQuestion } from "#editor/create/useGeneration.ts";

interface WhichPlaceProps {
  question: PlaceQuestion;
  onChoose: (choice: Suggestion) => void;
}

/** Asks which of several towns an address means; one press answers and goes on. The focus comes here with the question. */
export function WhichPlace({ question, onChoose }: WhichPlaceProps) {
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  return (
    <fieldset className="rounded-field border border-lamp/60 bg-lamp/15 px-4 pb-4">
      <legend ref={legend} tabIndex={-1} className="float-left w-full pt-3 pb-1 font-semibold">
        {question.message}
      </legend>
      <p className="clear-both text-[0.9375rem] text-soft">
        Nothing has been created yet. Choose one, or change the address above.
      </p>
      <ul className="mt-3 grid gap-2">
        {question.choices.map((choice) => (
          <li key={choice.placeId}>
            <Button
              variant="secondary"
              icon={MapPin}
              className="w-full justify-start text-left whitespace-normal"
              onClick={() => onChoose(choice)}
            >
              {choice.description}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
