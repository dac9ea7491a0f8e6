import { useState } from "react";
import type { StayProperty } from "#stays/stayProperty.ts";

/** The state of a choice of properties: all or one of them at first; a single one is always chosen. */
export function useChosenProperties(
  properties: readonly StayProperty[],
  first: "all" | { guidebookId: string | null },
) {
  const all = properties.map(({ guidebookId }) => guidebookId);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const atFirst = first === "all" || all.length === 1 ? all : all.filter((id) => id === first.guidebookId);
  const chosen = ticked === null ? atFirst : all.filter((id) => ticked.includes(id));
  return {
    chosen,
    choose: (id: string, isChosen: boolean) =>
      setTicked(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
    chooseAll: () => setTicked(all),
    chooseNone: () => setTicked([]),
  };
}
