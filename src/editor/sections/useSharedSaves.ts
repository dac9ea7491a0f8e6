import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import { useState } from "react";

/** Asks before a section is saved that several guidebooks share; the questions wait for each other. */
export function useSharedSaves(sections: readonly HostSection[], send: (save: SectionSave) => void) {
  const [waiting, setWaiting] = useState<readonly SectionSave[]>([]);
  return {
    /** Sends a save, once the host has seen which homes it changes. False where that is asked first. */
    sendOrAsk: (given: SectionSave): boolean => {
      const properties = sections.find(({ id }) => id === given.sectionId)?.shared?.properties ?? 1;
      if (properties === 1) send(given);
      else setWaiting((before) => [...before.filter((one) => one.sectionId !== given.sectionId), given]);
      return properties === 1;
    },
    /** The save of a shared section whose homes the host is shown now. */
    sharedSave: waiting[0] ?? null,
    /** Sends it, for all homes or this one; with null the form stays open. */
    decideShared(decided: SectionSave | null) {
      setWaiting((before) => before.slice(1));
      if (decided) send(decided);
    },
  };
}
