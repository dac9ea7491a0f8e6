import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { formatList } from "#core/format.ts";
import { useCall } from "#ui/useCall.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import type { DoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";

const choices = [
  { value: "next", label: "From the next check-in" },
  { value: "now", label: "From now" },
] as const;

/** Asks from when another door code is valid, while a change waits for the answer. */
export function DoorCodeDialog({ question }: { question: DoorCodeQuestion | null }) {
  return question && <OpenQuestion {...question} />;
}

function OpenQuestion({ guests, decide }: DoorCodeQuestion) {
  const client = useQueryClient();
  const [from, setFrom] = useState<(typeof choices)[number]["value"]>("next");
  const codes = formatList([...new Set(guests.map(({ doorCode }) => doorCode))]);
  const pin = useCall({
    // They are inside with the old code, so it is on the lock.
    mutationFn: () =>
      Promise.all(
        guests.map(({ stayId: id, doorCode }) =>
          jsonOf(stayCalls.stays[":id"].$patch({ param: { id }, json: { doorCode, lockSet: true } })),
        ),
      ),
    onSuccessHere: () => decide(true),
    onSettled: () => client.invalidateQueries({ queryKey: stayKeys.all }),
    failure: {
      title: "The door code was not changed",
      description:
        "We could not keep the old code for the guests who stay now. Please try again: what you typed is still here.",
    },
  });

  return (
    <Dialog
      open
      onOpenChange={() => decide(false)}
      dismissOnOutside={false}
      title="When does the new door code start?"
      description={`Staying now: ${formatGuests(guests)}. Until you change the lock, the old code opens it.`}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button
            busy={pin.isPending}
            busyLabel="Saving..."
            onClick={() => (from === "next" ? pin.mutate() : decide(true))}
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
          ? `Guests staying now keep seeing ${codes}; the next guests see the new one.`
          : "Guests staying now see the new code at once. Change the lock now, and tell them."}
      </p>
    </Dialog>
  );
}

/** "Anna and a guest"; with their homes where they stay in several. */
function formatGuests(guests: DoorCodeQuestion["guests"]): string {
  const properties = new Set(guests.map(({ guidebookId }) => guidebookId));
  return formatList(
    guests.map(({ guestName, guidebookName }) => {
      const name = guestName ?? "a guest";
      return properties.size > 1 ? `${name} in ${guidebookName}` : name;
    }),
  );
}
