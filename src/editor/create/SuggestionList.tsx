import { MapPin } from "lucide-react";
import type { Suggestion } from "#places/place.ts";

interface SuggestionListProps {
  id: string;
  optionId: (at: number) => string;
  suggestions: Suggestion[];
  active: number;
  /** Whose suggestions they are, where that has to be shown with them. */
  attribution: string | null;
  onChoose: (suggestion: Suggestion) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a <select> cannot stand under a field and show two lines an option */

/** The list under the address field. The focus stays in the field; a pointer chooses before the field would lose it. */
export function SuggestionList({
  id,
  optionId,
  suggestions,
  active,
  attribution,
  onChoose,
}: SuggestionListProps) {
  return (
    <div className="absolute inset-x-0 z-10 mt-1.5 max-h-80 animate-appear overflow-y-auto rounded-field border border-line bg-card p-1.5 shadow-soft">
      <div id={id} role="listbox" aria-label="Suggested addresses">
        {suggestions.map((suggestion, at) => (
          // The keys are the field's, which holds the focus (aria-activedescendant).
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={suggestion.placeId}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-linen aria-selected:bg-linen aria-selected:ring-2 aria-selected:ring-focus"
          >
            <MapPin size={18} aria-hidden className="text-pine" />
            <span className="min-w-0 leading-snug">
              <span className="block font-medium">{suggestion.mainText}</span>
              <span className="block text-sm text-soft">{suggestion.secondaryText}</span>
            </span>
          </div>
        ))}
      </div>
      {attribution && (
        <p translate="no" className="px-3 py-1.5 text-right text-sm whitespace-nowrap text-soft">
          {attribution}
        </p>
      )}
    </div>
  );
}
