import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import { useState } from "react";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { useCall } from "#ui/useCall.ts";
import { stayCalls } from "#stays/client.ts";
import type { GuestInside } from "#stays/contract.ts";
import { NOT_SAVED } from "#editor/sections/useSaveSection.ts";

/** What is about to be saved of a section. */
type Saved = Pick<SectionSave, "sectionId" | "content">;

/** A save that gives another door code to guests who are inside now. */
export interface DoorCodeChange<Save extends Saved = SectionSave> {
  save: Save;
  before: string;
  guests: GuestInside[];
}

/**
 * Asks from when a new door code holds where guests are inside. Who is inside the server is asked at each such save: what the
 * browser knows of stays may be hours old.
 */
export function useDoorCodeQuestion<Save extends Saved = SectionSave>(
  sections: readonly HostSection[],
  send: (save: Save) => boolean,
) {
  const [doorCode, setDoorCode] = useState<DoorCodeChange<Save> | null>(null);
  const findGuests = useCall({
    mutationFn: ({ save }: { save: Save; before: string }) =>
      jsonOf(stayCalls["guidebook-sections"][":id"]["guests-inside"].$get({ param: { id: save.sectionId } })),
    onSuccessHere: (guests, { save, before }) =>
      guests.length === 0 ? send(save) : setDoorCode({ save, before, guests }),
    failure: (error) => failureText(error, NOT_SAVED),
  });
  return {
    /** Sends a save, and returns what sending returns. False where the host may have to be asked first. */
    sendOrAskWhen: (save: Save): boolean => {
      const before = changedDoorCode(save, sections);
      if (before === null) return send(save);
      if (!findGuests.isPending) findGuests.mutate({ save, before });
      return false;
    },
    isAskingWhen: findGuests.isPending,
    doorCode,
    decideDoorCode: (change: DoorCodeChange<Save> | null) => {
      setDoorCode(null);
      if (change) send(change.save);
    },
  };
}

/** Returns the door code that a save replaces by another; null where it replaces none. */
function changedDoorCode({ sectionId, content }: Saved, sections: readonly HostSection[]) {
  const section = sections.find(({ id }) => id === sectionId);
  if (section?.type !== "checkin") return null;
  const before = section.content.doorCode;
  return before && before !== content.doorCode ? before : null;
}
