import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import type { SectionType } from "#sections/catalog.ts";
import { problemsOf } from "#sections/editing/problems.ts";

/** Why a save did not go through, for the form that is open again. */
export interface Refused {
  message: string | undefined;
  fields: Record<string, string> | undefined;
  code: string | undefined;
}

/** Which cards are being edited, what was refused, and what was changed elsewhere meanwhile. */
interface SectionFormsState {
  open: readonly string[];
  refused: Readonly<Record<string, Refused>>;
  conflict: { save: SectionSave; theirs: HostSection } | null;
}

export type SectionFormsEvent =
  | { type: "opened"; ids: readonly string[] }
  | { type: "left"; id: string }
  | { type: "refused"; id: string; refused?: Refused | undefined }
  | { type: "conflicted"; save: SectionSave; theirs: HostSection }
  | { type: "decided" };

export const noSectionForms: SectionFormsState = { open: [], refused: {}, conflict: null };

/** Returns the next state of the forms. Saving leaves edit mode; a refusal opens it again (Editor 3). */
export function nextSectionForms(state: SectionFormsState, event: SectionFormsEvent): SectionFormsState {
  switch (event.type) {
    case "opened":
      return { ...state, open: [...new Set([...state.open, ...event.ids])] };
    case "left":
      return {
        ...state,
        open: state.open.filter((id) => id !== event.id),
        refused: Object.fromEntries(Object.entries(state.refused).filter(([id]) => id !== event.id)),
      };
    case "refused":
      return {
        ...state,
        open: [...new Set([...state.open, event.id])],
        refused: event.refused ? { ...state.refused, [event.id]: event.refused } : state.refused,
      };
    case "conflicted":
      return {
        ...state,
        open: [...new Set([...state.open, event.save.sectionId])],
        conflict: { save: event.save, theirs: event.theirs },
      };
    case "decided":
      return { ...state, conflict: null };
  }
}

/** Returns what a form shows instead of sending: a how-to guide needs title and instructions (Sections 4). */
export function missingIn(type: SectionType, content: unknown): Refused | undefined {
  const fields = problemsOf(type, content);
  if (Object.keys(fields).length === 0) return undefined;
  return { message: "Some fields need another look.", fields, code: undefined };
}
