import { Hourglass } from "lucide-react";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";

/** Offers a link with an end where the permanent one shows a door code to whoever has it. */
export function DoorCodeNotice({ onMakeLink }: { onMakeLink: () => void }) {
  return (
    <Notice
      className="mt-5"
      title="There is a door code in this guidebook"
      action={
        <Button variant="secondary" icon={Hourglass} onClick={onMakeLink}>
          Make a link with an end
        </Button>
      }
    >
      Whoever has this link can read it for as long as the link stands. A link with an end stops after the
      last day.
    </Notice>
  );
}
