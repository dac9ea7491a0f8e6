import { useState } from "react";
import type { StayProperty } from "#stays/stayProperty.ts";

/** The state of a choice of properties: all or one of them at first; a single one is always chosen, without a choice. */
export function useChosenProperties(
  properties: readonly StayProperty[],
  first: "all" | { guidebookId: string | null },
) {
  const all = properties.map(({ guidebookId, name }) => ({ id: guidebookId, name }));
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const isChosen = (id: string) =>
    ticked ? ticked.includes(id) : first === "all" || all.length === 1 || id === first.guidebookId;
  return {
    isNeeded: all.length > 1,
    properties: all,
    chosen: all.map(({ id }) => id).filter(isChosen),
    onChoose: setTicked,
  };
}
