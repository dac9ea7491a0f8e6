import {
  Copy,
  ExternalLink,
  KeyRound,
  LockKeyhole,
  Pencil,
  Undo2,
  Unlink,
  type LucideIcon,
} from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { formatGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { copyWithToast } from "#ui/shareSheet.ts";
import { useStayChange } from "#stays/screens/useStayChange.ts";

interface StayActionsProps {
  stay: Stay;
  property: StayProperty;
  onChange: () => void;
}

/**
 * The actions of a stay. A member who may only read opens and copies the link; an ended link can be turned on again.
 */
export function StayActions({ stay, property, onChange }: StayActionsProps) {
  const { note, isPending } = useStayChange();
  const { id, doorCode, lockSetAt, sentAt, revokedAt, cancelledAt } = stay;
  const guest = formatGuest(stay);
  if (cancelledAt !== null) {
    const openAgain = () =>
      note({
        id,
        change: { cancelled: false },
        undo: { revoked: true },
        toast: { title: "The link works again", description: `${guest} can open it as before.` },
      });
    return (
      <div className="mt-5">
        <p className="mb-3 text-soft">
          Its calendar no longer lists this stay, so we cancelled it. The link no longer opens. If your guest
          is coming after all, open the link again.
        </p>
        {property.mayShare && (
          <Button variant="secondary" icon={Undo2} busy={isPending} onClick={openAgain}>
            Open the link again
          </Button>
        )}
      </div>
    );
  }
  if (revokedAt !== null) {
    const turnBackOn = () =>
      note({
        id,
        change: { revoked: false },
        undo: { revoked: true },
        toast: { title: "The link works again", description: `${guest} can open it as before.` },
      });
    return (
      <div className="mt-5">
        <p className="mb-3 text-soft">
          You have ended this link. Your guest reads that the booking is not affected.
        </p>
        {property.mayShare && (
          <Button variant="secondary" icon={Undo2} busy={isPending} onClick={turnBackOn}>
            Turn the link back on
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
      {property.mayShare && (
        <Action icon={Pencil} onClick={onChange}>
          Change
        </Action>
      )}
      {stay.token && (
        <>
          <DocumentLink
            href={`/view/${stay.token}`}
            variant="secondary"
            icon={ExternalLink}
            className="px-3!"
            target="_blank"
            rel="noreferrer"
          >
            Guest's page
          </DocumentLink>
          <Action icon={Copy} onClick={() => void copyWithToast(stay.url, { title: "Link copied!" })}>
            Copy link
          </Action>
        </>
      )}
      {property.mayShare && doorCode !== null && (
        <Action
          icon={LockKeyhole}
          busy={isPending}
          onClick={() =>
            note({
              id,
              change: { lockSet: lockSetAt === null },
              undo: { lockSet: lockSetAt !== null },
              toast:
                lockSetAt === null
                  ? { title: "Lock is set", description: `The lock opens with ${doorCode}.` }
                  : {
                      title: "Lock not set yet",
                      description: `The lock does not open with ${doorCode} yet.`,
                    },
            })
          }
        >
          {lockSetAt === null ? "Lock is set" : "Lock is not set"}
        </Action>
      )}
      {property.mayShare && doorCode === null && (
        <Action
          icon={KeyRound}
          busy={isPending}
          onClick={() =>
            note({
              id,
              change: { newDoorCode: true },
              undo: { doorCode: "" },
              toast: {
                title: "Door code made",
                description: "Set it on the lock before your guest arrives.",
              },
            })
          }
        >
          Make a door code
        </Action>
      )}
      {property.mayShare && sentAt !== null && (
        <Action
          icon={Undo2}
          busy={isPending}
          onClick={() =>
            note({
              id,
              change: { sent: false },
              undo: { sent: true },
              toast: { title: "Marked as not sent", description: "The link itself works as before." },
            })
          }
        >
          Mark not sent
        </Action>
      )}
      {property.mayShare && (
        <Action
          icon={Unlink}
          variant="quiet destructive"
          busy={isPending}
          onClick={() =>
            note({
              id,
              change: { revoked: true },
              undo: { revoked: false },
              toast: { title: "Link ended", description: `It no longer works for ${guest}.` },
            })
          }
        >
          End the link
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  icon: LucideIcon;
  variant?: "secondary" | "quiet destructive";
  busy?: boolean;
  onClick: () => void;
  children: string;
}

const Action = ({ variant = "secondary", ...props }: ActionProps) => (
  <Button variant={variant} className="px-3!" {...props} />
);
