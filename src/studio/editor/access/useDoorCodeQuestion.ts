import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { accessQuery, staysQuery } from "#stays/queries.ts";
import { doorCodeChangeOf, type DoorCodeChange } from "#studio/editor/access/doorCodeChange.ts";
import { localMoment } from "#studio/editor/access/whoStays.ts";
import type { SectionSave } from "#studio/editor/sectionForms.ts";

/** Asks from when a door code holds, where somebody would have to go by a changed one at once. */
export function useDoorCodeQuestion(
  guidebookId: string,
  sections: readonly HostSection[],
  send: (save: SectionSave) => boolean,
) {
  const { data: stays = [] } = useQuery(staysQuery(guidebookId));
  const { data: access } = useQuery(accessQuery(guidebookId));
  const [doorCode, setDoorCode] = useState<DoorCodeChange | null>(null);
  return {
    /** Sends a save, and returns what sending returns. False where the host is asked first. */
    sendOrAskWhen: (given: SectionSave): boolean => {
      const now = localMoment(Date.now(), access?.timeZone ?? null);
      const change = doorCodeChangeOf(given, sections, { stays, now });
      if (!change) return send(given);
      setDoorCode(change);
      return false;
    },
    /** A door code that somebody would have to go by at once: the host is asked from when it holds. */
    doorCode,
    decideDoorCode(change: DoorCodeChange | null) {
      setDoorCode(null);
      if (change) send(change.save);
    },
  };
}
