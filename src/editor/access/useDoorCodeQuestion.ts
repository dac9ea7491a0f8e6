import { useState } from "react";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { useCall } from "#ui/useCall.ts";
import { stayCalls } from "#stays/client.ts";
import type { GuestInside } from "#stays/contract.ts";
import { NOT_SAVED } from "#editor/sections/useSaveSection.ts";

/** What a change makes of the content of a section. */
export interface ContentChange {
  sectionId: string;
  before: unknown;
  after: unknown;
  /** The one guidebook that it changes; without it, all that share the section. */
  guidebookId?: string;
}

/** A guest who is inside, with the door code that a change replaces. */
type GuestWithCode = GuestInside & { doorCode: string };

/** The open question from when another door code is valid. */
export interface DoorCodeQuestion {
  guests: readonly GuestWithCode[];
  /** Sends the change, or drops it. */
  decide: (isToBeSent: boolean) => void;
}

/**
 * Asks from when another door code is valid, before a change that replaces one while a guest is inside (Stays 16). The
 * server is asked who is inside at each such change: what the browser knows of stays may be hours old.
 */
export function useDoorCodeQuestion<Change>(send: (change: Change) => boolean) {
  const [waiting, setWaiting] = useState<{ change: Change; guests: GuestWithCode[] } | null>(null);
  const findGuests = useCall({
    mutationFn: async ({ contents }: { change: Change; contents: () => Promise<readonly ContentChange[]> }) =>
      (await Promise.all((await contents()).map(guestsOf))).flat(),
    onSuccessHere: (guests, { change }) =>
      guests.length === 0 ? send(change) : setWaiting({ change, guests }),
    failure: (error) => failureText(error, NOT_SAVED),
  });
  function ask(change: Change, contents: () => Promise<readonly ContentChange[]>): void {
    if (!findGuests.isPending) findGuests.mutate({ change, contents });
  }
  return {
    /** Sends a change, and returns what sending returns. False where the host may have to be asked first. */
    sendOrAskWhen: (change: Change, contents: readonly ContentChange[]): boolean => {
      if (contents.every((one) => replacedDoorCode(one) === null)) return send(change);
      ask(change, async () => contents);
      return false;
    },
    /** The same where what changes has to be fetched first. */
    fetchAndAskWhen: ask,
    isAskingWhen: findGuests.isPending,
    doorCodeQuestion: waiting && {
      guests: waiting.guests,
      decide: (isToBeSent: boolean) => {
        setWaiting(null);
        if (isToBeSent) send(waiting.change);
      },
    },
  };
}

async function guestsOf(change: ContentChange): Promise<GuestWithCode[]> {
  const { sectionId: id, guidebookId } = change;
  const doorCode = replacedDoorCode(change);
  if (doorCode === null) return [];
  const inside = await jsonOf(
    stayCalls["guidebook-sections"][":id"]["guests-inside"].$get({ param: { id } }),
  );
  return inside
    .filter((guest) => guidebookId === undefined || guest.guidebookId === guidebookId)
    .map((guest) => ({ ...guest, doorCode }));
}

/** Returns the door code that a change replaces by another; null where it replaces none. */
function replacedDoorCode({ before, after }: ContentChange): string | null {
  const doorCode = doorCodeIn(before);
  return doorCode !== "" && doorCode !== doorCodeIn(after) ? doorCode : null;
}

function doorCodeIn(content: unknown): string {
  const holdsIt = typeof content === "object" && content !== null && "doorCode" in content;
  return holdsIt && typeof content.doorCode === "string" ? content.doorCode : "";
}
