import { Check, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { dayInZone } from "#core/days.ts";
import { formatDateOfWeek, formatTimeIn } from "#core/format.ts";
import { kindLabels } from "#stays/problems/kindLabels.ts";
import type { Problem } from "#stays/problems/contract.ts";
import { useProblemChange } from "#stays/problems/useProblemChange.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";

interface ProblemRowProps {
  problem: Problem;
  property: StayProperty;
  isNamed: boolean;
  isOpenAtFirst: boolean;
}

/** A report: its heading opens the guest's words, and the guest reads that it was read. */
export function ProblemRow({ problem, property, isNamed, isOpenAtFirst }: ProblemRowProps) {
  const { change, isPending } = useProblemChange(problem);
  const { id, kind, guestName, isDangerous, readAt, text, photos } = problem;
  const timeZone = property.timeZone ?? "UTC";
  const timeOf = (moment: number) => formatTimeIn(moment, timeZone);
  const { mayShare } = property;
  const row = useRef<HTMLLIElement>(null);
  const read = () => {
    if (mayShare && readAt === null && !isPending) change({ read: true });
  };
  // The link of an email or a message to a phone leads to this report.
  useEffect(() => {
    if (isOpenAtFirst) row.current?.scrollIntoView({ block: "center" });
  }, [isOpenAtFirst]);
  return (
    <li ref={row} className="px-5 py-3 sm:px-6">
      <details
        className="group"
        open={isOpenAtFirst}
        onToggle={({ currentTarget }) => currentTarget.open && read()}
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-1 wrap-anywhere">
          <strong className="font-semibold">{kindLabels[kind]}</strong>
          {isNamed && <span>{property.name}</span>}
          <span className="text-soft">
            {guestName && `${guestName}, `}
            {formatDateOfWeek(dayInZone(timeZone, problem.at))} at {timeOf(problem.at)}
          </span>
          {isDangerous && <Badge tone="clay">Danger?</Badge>}
          {readAt === null && <Badge tone="lamp">New</Badge>}
          <ChevronDown size={18} aria-hidden className="ml-auto shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <div className="space-y-3 pt-1 pb-2">
          {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
          {text === null && problem.stayId === null && (
            <p className="text-soft">The guest’s words were erased with the stay, 30 days after it ended.</p>
          )}
          {text === null && problem.stayId !== null && (
            <p className="text-soft">Only the owner and co-hosts read what guests write.</p>
          )}
          {photos > 0 && (
            <ul className="flex flex-wrap gap-2">
              {Array.from({ length: photos }, (_, index) => (
                <li key={index}>
                  <a href={`/api/problems/${id}/photos/${index + 1}`} target="_blank" rel="noreferrer">
                    <img
                      src={`/api/problems/${id}/photos/${index + 1}`}
                      alt={`Sent by the guest, ${index + 1} of ${photos}`}
                      className="size-28 rounded-xl border border-line object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-soft">
            {readAt === null
              ? "Not read yet."
              : `Read at ${timeOf(readAt)}${problem.readBy ? ` by ${problem.readBy}` : ""}.`}
            {problem.sentTo && ` ${problem.sentTo} got an email.`}
          </p>
          {mayShare && (
            <Button
              icon={Check}
              size="small"
              variant="secondary"
              busy={isPending}
              onClick={() => change({ done: true })}
            >
              Done<span className="sr-only">: {kindLabels[kind]}</span>
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
