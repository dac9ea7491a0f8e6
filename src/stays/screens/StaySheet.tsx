import { useState } from "react";
import { Dialog } from "#ui/Dialog.tsx";
import { useLast } from "#ui/useLast.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { StayAnswers } from "#stays/arrivalForms/StayAnswers.tsx";
import type { Stay } from "#stays/contract.ts";
import { ChangeStay } from "#stays/screens/ChangeStay.tsx";
import { Doubt } from "#stays/screens/Doubt.tsx";
import type { StayRow } from "#stays/screens/groupStays.ts";
import { Joining } from "#stays/screens/Joining.tsx";
import { ReadyMessages } from "#stays/screens/ReadyMessages.tsx";
import { StayActions } from "#stays/screens/StayActions.tsx";
import { StayFacts } from "#stays/screens/StayFacts.tsx";
import { LeftBehindNotes } from "#stays/turnovers/leftBehind/LeftBehindNotes.tsx";
import { isEnded } from "#stays/screens/stayMarks.ts";

interface StaySheetProps {
  /** Null while no sheet is open. */
  row: StayRow | null;
  onClose: () => void;
}

/** The facts and actions of a stay. */
export function StaySheet({ row: open, onClose }: StaySheetProps) {
  const row = useLast(open);
  const [changing, setChanging] = useState<Stay | null>(null);
  const close = () => {
    setChanging(null);
    onClose();
  };
  if (!row) return null;
  const { stay, leaving, property, isRowOfBoth } = row;
  return (
    <>
      <Dialog
        open={open !== null && changing === null}
        onOpenChange={onClose}
        title={formatGuest(stay)}
        description={property.name}
      >
        <One row={row} stay={stay} onChange={setChanging} />
        {isRowOfBoth && leaving && (
          <section aria-labelledby="leaving" className="mt-6 border-t border-line pt-5">
            <h3 id="leaving" className="mb-3 text-xl">
              Leaving today: {formatGuest(leaving)}
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
  // Decided at the opening: what was just sent stays where it is.
  const [isSendingFirst] = useState(stay.sentAt === null);
  const messages = property.mayShare && !isEnded(stay) && stay.departure >= today && (
    <ReadyMessages stay={stay} property={property} isFirst={isSendingFirst} />
  );
  return (
    <>
      {isSendingFirst && messages}
      <StayFacts stay={stay} property={property} today={today} />
      {stay.detailsAt !== null && property.maySeeGuests && (
        <StayAnswers stay={stay} timeZone={property.timeZone ?? "UTC"} />
      )}
      <LeftBehindNotes stayId={stay.id} />
      {stay.doubt && !isEnded(stay) && property.mayShare && <Doubt stay={stay} doubt={stay.doubt} />}
      {property.mayShare && !isEnded(stay) && <Joining stay={stay} />}
      {!isSendingFirst && messages}
      <StayActions stay={stay} property={property} onChange={() => onChange(stay)} />
    </>
  );
}
