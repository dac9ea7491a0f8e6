import { formatTime } from "#core/format.ts";
import { classes } from "#ui/classes.ts";
import { Button } from "#ui/Button.tsx";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatDayState, formatWish } from "#stays/extras/extraWords.ts";
import { useAnswer } from "#stays/extras/screens/useAnswer.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

interface AnsweredExtraProps {
  request: ExtraRequest;
  property: StayProperty;
  isNamed: boolean;
}

/** What a host has answered, which can be taken back while it lies ahead; a warm row where a later booking contradicts it. */
export function AnsweredExtra({ request, property, isNamed }: AnsweredExtraProps) {
  const { givenTime, isContradicted, kind, state } = request;
  const guest = request.guestName ?? "A guest";
  const { answer, takeBack } = useAnswer(request);
  const wish = formatWish({ ...request, time: givenTime ?? request.time });
  const isTakenBack = state === "withdrawn";
  const time = kind === "other" && givenTime !== null ? ` at ${formatTime(givenTime)}` : "";
  return (
    <li
      className={classes(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6",
        isContradicted && "bg-warm text-on-warm",
      )}
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {words[state]} {guest}: {wish}
        {time}.
        {isContradicted && (
          <span className="block font-semibold">
            Another booking now clashes with it. {formatDayState(request)}
          </span>
        )}
        {isNamed && <span className="block text-sm opacity-80">{property.name}</span>}
      </p>
      {property.mayShare &&
        (isTakenBack ? (
          <Button
            variant="quiet"
            className="-mx-3 px-3!"
            busy={answer.isPending}
            onClick={() => answer.mutate({ answer: "yes" })}
          >
            Say yes again<span className="sr-only"> to {guest}</span>
          </Button>
        ) : (
          <Button
            variant={isContradicted ? "secondary" : "quiet"}
            className={isContradicted ? undefined : "-mx-3 px-3!"}
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          >
            Take back<span className="sr-only"> the answer to {guest}</span>
          </Button>
        ))}
    </li>
  );
}

const words = {
  open: "Asked by",
  yes: "You said yes to",
  other: "You said yes to",
  no: "You said no to",
  withdrawn: "You took back your yes to",
} as const;
