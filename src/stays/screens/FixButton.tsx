import { useQueryClient } from "@tanstack/react-query";
import { calendarCalls } from "#stays/calendars/client.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { Stay } from "#stays/contract.ts";
import { stayKeys } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { formatHandOver, useSend } from "#stays/screens/useSend.ts";
import { useStayChange } from "#stays/screens/useStayChange.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";

interface FixButtonProps {
  finding: Finding;
  stay: Stay | undefined;
  property: StayProperty | undefined;
  /** Whether it is the screen's main action. */
  isFirstNeed: boolean;
}

/** The fix of a finding: a button where one press is enough, else a link. */
export function FixButton({ finding: { mend, sentence }, stay, property, isFirstNeed }: FixButtonProps) {
  const client = useQueryClient();
  const sending = useSend();
  const { note, isPending } = useStayChange();
  const read = useCall({
    mutationFn: (id: string) => jsonOf(calendarCalls.calendars[":id"].read.$post({ param: { id } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: stayKeys.all });
      showToast({ title: "Calendar read", description: "Its stays are now up to date." });
    },
    failure: { title: "Error", description: "Failed to read the calendar. Please try again." },
  });
  const { label, path, action, calendarId } = mend;
  if (property && !property.mayShare) return null;

  const variant = isFirstNeed ? "primary" : "secondary";

  const button = (onClick: () => void) => (
    <Button variant={variant} busy={sending.isPending || isPending || read.isPending} onClick={onClick}>
      {action === "send" ? formatHandOver(label) : label}
      <span className="sr-only">: {sentence}</span>
    </Button>
  );
  if (action === "send" && stay && property) return button(() => sending.send(stay, property));
  if (action === "read calendar" && calendarId) return button(() => read.mutate(calendarId));
  if (action === "lock set" && stay) {
    const toast = { title: "Noted", description: "The code is set on the lock." };
    return button(() => note({ id: stay.id, change: { lockSet: true }, undo: { lockSet: false }, toast }));
  }
  if (action === "turn on link" && stay) {
    const toast = { title: "Link turned on again", description: "The guest can open it." };
    return button(() => note({ id: stay.id, change: { revoked: false }, undo: { revoked: true }, toast }));
  }
  return (
    <ButtonLink to={path} variant={variant}>
      {label}
      <span className="sr-only">: {sentence}</span>
    </ButtonLink>
  );
}
