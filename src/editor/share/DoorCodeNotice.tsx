import { Hourglass, LockKeyhole } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { DialogClose } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";

interface DoorCodeNoticeProps {
  guidebookId: string;
  onMakeLink: () => void;
}

/** If the permanent link shows a door code to everyone who has it: the ways to show it to fewer. */
export function DoorCodeNotice({ guidebookId, onMakeLink }: DoorCodeNoticeProps) {
  return (
    <Notice
      className="mt-5"
      tone="warn"
      title="There is a door code in this guidebook"
      action={
        <>
          <DialogClose asChild>
            <ButtonLink
              variant="secondary"
              className="max-w-full"
              icon={LockKeyhole}
              to={`/guidebooks/${guidebookId}?open=access.showFrom`}
            >
              Hide it until the stay
            </ButtonLink>
          </DialogClose>
          <Button variant="quiet" className="max-w-full" icon={Hourglass} onClick={onMakeLink}>
            Make a link with an end
          </Button>
        </>
      }
    >
      Whoever has this link can read it for as long as the link stands. Guests who stay see it for their stay
      and no longer; a link with an end stops after the last day.
    </Notice>
  );
}
