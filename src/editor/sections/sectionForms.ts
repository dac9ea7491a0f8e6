import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import type { SectionType } from "#sections/catalog.ts";
import { problemsOf } from "#sections/editing/problems.ts";
import type { Draft } from "#editor/drafts.ts";

/** Why a save did not go through, for the form that is open again. */
export interface Refused {
  message: string | undefined;
  fields: Record<string, string> | undefined;
  code: string | undefined;
}

/** Which cards are being edited, what was refused or discarded, and what was changed elsewhere meanwhile. */
interface SectionFormsState {
  open: readonly string[];
  refused: Readonly<Record<string, Refused>>;
  /** What was typed before Cancel, by section, until that is edited again. */
  discarded: Readonly<Record<string, Draft>>;
  conflict: { save: SectionSave; theirs: HostSection } | null;
}

export type SectionFormsEvent =
  | { type: "opened"; ids: readonly string[] }
  | { type: "left"; id: string; discarded?: Draft | undefined }
  | { type: "refused"; id: string; refused?: Refused | undefined }
  | { type: "conflicted"; save: SectionSave; theirs: HostSection }
  | { type: "decided" };

export const noSectionForms: SectionFormsState = { open: [], refused: {}, discarded: {}, conflict: null };

/** Returns the next state of the forms. Saving leaves edit mode; a refusal opens it again (Editor 3). */
export function nextSectionForms(state: SectionFormsState, event: SectionFormsEvent): SectionFormsState {
  switch (event.type) {
    case "opened":
      return {
        ...state,
        open: [...new Set([...state.open, ...event.ids])],
        discarded: without(state.discarded, event.ids),
      };
    case "left":
      return {
        ...state,
        open: state.open.filter((id) => id !== event.id),
        refused: without(state.refused, [event.id]),
        discarded: {
          ...without(state.discarded, [event.id]),
          ...(event.discarded && { [event.id]: event.discarded }),
        },
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

const without = <Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));

/** Returns what a form shows instead of sending: a how-to guide needs title and instructions (Sections 4). */
export function missingIn(type: SectionType, content: unknown): Refused | undefined {
  const fields = problemsOf(type, content);
  if (Object.keys(fields).length === 0) return undefined;
  return { message: "Some fields need another look.", fields, code: undefined };
}
