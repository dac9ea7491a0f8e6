import { useState } from "react";
import type { StayProperty } from "#stays/stayProperty.ts";

/** Which of some homes are chosen: all of them, until the host leaves one out. */
export function useChosenHomes(properties: readonly StayProperty[]) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  return {
    chosen: properties.map(({ guidebookId }) => guidebookId).filter((id) => !leftOut.includes(id)),
    choose: (id: string, isChosen: boolean) =>
      setLeftOut((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id])),
  };
}
