import { useState } from "react";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { useLast } from "#platform/ui/useLast.ts";
import { sayGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import { ChangeStay } from "#studio/stays/ChangeStay.tsx";
import { Doubt } from "#studio/stays/Doubt.tsx";
import type { StayRow } from "#studio/stays/groupStays.ts";
import { Joining } from "#studio/stays/Joining.tsx";
import { ReadyMessages } from "#studio/stays/ReadyMessages.tsx";
import { StayActions } from "#studio/stays/StayActions.tsx";
import { StayFacts } from "#studio/stays/StayFacts.tsx";
import { isEnded } from "#studio/stays/stayMarks.ts";

interface StaySheetProps {
  /** Null while none is open. */
  row: StayRow | null;
  onClose: () => void;
}

/** Behind "…": what is known of a stay, and all that can be done with it. */
export function StaySheet({ row: open, onClose }: StaySheetProps) {
  const row = useLast(open);
  const [changing, setChanging] = useState<Stay | null>(null);
  const close = () => {
    setChanging(null);
    onClose();
  };
  if (!row) return null;
  const { stay, leaving, property, standsForBoth } = row;
  return (
    <>
      <Dialog
        open={open !== null && changing === null}
        onOpenChange={onClose}
        title={sayGuest(stay)}
        description={property.name}
      >
        <One row={row} stay={stay} onChange={setChanging} />
        {standsForBoth && leaving && (
          <section aria-labelledby="leaving" className="mt-6 border-t border-line pt-5">
            <h3 id="leaving" className="mb-3 text-xl">
              Leaving today: {sayGuest(leaving)}
            </h3>
            <One row={row} stay={leaving} onChange={setChanging} />
          </section>
        )}
      </Dialog>
      <ChangeStay stay={changing} property={property} onClose={close} />
    </>
  );
}

interface OneProps {
  row: StayRow;
  stay: Stay;
  onChange: (stay: Stay) => void;
}

function One({ row: { property, today }, stay, onChange }: OneProps) {
  return (
    <>
      <StayFacts stay={stay} property={property} />
      {stay.doubt && !isEnded(stay) && property.mayShare && <Doubt stay={stay} doubt={stay.doubt} />}
      {property.mayShare && !isEnded(stay) && <Joining stay={stay} />}
      {property.mayShare && !isEnded(stay) && stay.departure >= today && (
        <ReadyMessages stay={stay} property={property} />
      )}
      <StayActions stay={stay} property={property} onChange={() => onChange(stay)} />
    </>
  );
}
