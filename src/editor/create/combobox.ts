import type { Suggestion } from "#places/place.ts";

/** The address field as it stands: its words, the place that was chosen, and the list under it. */
export interface ComboboxState {
  text: string;
  chosen: Suggestion | null;
  open: boolean;
  /** Which suggestion the arrow keys are at; -1 while they are in the field itself. */
  active: number;
}

export type ComboboxEvent =
  | { type: "typed"; text: string }
  | { type: "moved"; by: 1 | -1; count: number }
  | { type: "chose"; suggestion: Suggestion }
  | { type: "closed" }
  | { type: "cleared" };

export function newCombobox(text = ""): ComboboxState {
  return { text, chosen: null, open: false, active: -1 };
}

/** Returns the field's next state. Typing after choosing clears the selection; the arrow keys go round. */
export function nextCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case "typed":
      return { text: event.text, chosen: null, open: true, active: -1 };
    case "moved":
      return { ...state, open: true, active: goRound(state.active, event.by, event.count) };
    case "chose":
      return { text: event.suggestion.description, chosen: event.suggestion, open: false, active: -1 };
    case "closed":
      return { ...state, open: false, active: -1 };
    case "cleared":
      return newCombobox();
  }
}

/** One step along the suggestions and the field, which stands at -1 between the last and the first. */
function goRound(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = active + by;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** Shorter words would match half the country. */
const SHORTEST = 3;

/** Returns whether suggestions help: there are words, and no place was chosen yet. */
export function wantsSuggestions({ text, chosen, open }: ComboboxState): boolean {
  return open && chosen === null && text.trim().length >= SHORTEST;
}
