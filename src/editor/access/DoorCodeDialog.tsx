import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { formatList } from "#core/format.ts";
import { useCall } from "#ui/useCall.ts";
import { stayCalls } from "#stays/client.ts";
import { stayKeys } from "#stays/queries.ts";
import type { DoorCodeChange } from "#editor/access/useDoorCodeQuestion.ts";

interface DoorCodeDialogProps {
  guidebookId: string;
  change: Pick<DoorCodeChange, "before" | "guests">;
  /** The form stays open, with its draft. */
  onClose: () => void;
  /** The section can be saved. */
  onDecided: () => void;
}

const choices = [
  { value: "next", label: "From the next check-in" },
  { value: "now", label: "From now" },
] as const;

/** Asks from when a new door code is valid, because a guest stays just now. */
export function DoorCodeDialog({ guidebookId, change, onClose, onDecided }: DoorCodeDialogProps) {
  const client = useQueryClient();
  const [from, setFrom] = useState<(typeof choices)[number]["value"]>("next");
  const { guests, before } = change;
  const names = formatList(guests.map(({ guestName }) => guestName ?? "a guest"));
  const pin = useCall({
    // They are inside with the old code, so it is on the lock.
    mutationFn: () =>
      Promise.all(
        guests.map(({ stayId: id }) =>
          jsonOf(stayCalls.stays[":id"].$patch({ param: { id }, json: { doorCode: before, lockSet: true } })),
        ),
      ),
    onSuccessHere: onDecided,
    onSettled: () => client.invalidateQueries({ queryKey: stayKeys.of(guidebookId) }),
    failure: {
      title: "The door code was not changed",
      description: "The guests who stay now could not keep theirs. Please try again; what you wrote is kept.",
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissOnOutside={false}
      title="When does the new door code start?"
      description={`Staying now: ${names}. Until you change the lock, the old code opens it.`}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button
            busy={pin.isPending}
            busyLabel="Saving..."
            onClick={() => (from === "next" ? pin.mutate() : onDecided())}
          >
            Save
          </Button>
        </>
      }
    >
      <Segmented
        label="When the new door code starts"
        options={choices}
        value={from}
        onValueChange={setFrom}
      />
      <p className="mt-3 text-[0.9375rem] text-soft">
        {from === "next"
          ? `Guests staying now keep seeing ${before}; the next guests see the new one.`
          : "Guests staying now see the new code at once. Change the lock now, and tell them."}
      </p>
    </Dialog>
  );
}
