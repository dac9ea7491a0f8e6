import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { formatDateOfWeek, formatTime } from "#core/format.ts";
import { Card } from "#ui/Card.tsx";
import type { Stay } from "#stays/contract.ts";
import { formatPlatformGuest } from "#stays/guestWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { FixButton } from "#stays/screens/FixButton.tsx";
import { dayIn } from "#stays/screens/today.ts";
import { formatOtherClock } from "#stays/timeZones.ts";
import type { CheckedArrival, Finding } from "#stays/arrivalChecks/contract.ts";

interface ArrivalChecksProps {
  properties: readonly StayProperty[];
  stays: readonly Stay[];
  arrivals: readonly CheckedArrival[];
  hasClock: boolean;
  /** Whether the first fix is the screen's main action. */
  isFirstNeed: boolean;
  /** When the stays were loaded, epoch milliseconds. */
  readAt: number;
}

/**
 * The findings of the arrivals of the next 36 hours, each with its fix (arrival checks, Stays 30; findings, Stays 31).
 * Nothing where all are ready.
 */
export function ArrivalChecks({
  properties,
  stays,
  arrivals,
  hasClock,
  isFirstNeed,
  readAt,
}: ArrivalChecksProps) {
  const heading = useId();
  const unready = arrivals.filter(({ findings }) => findings.length > 0);
  const first = isFirstNeed && unready.flatMap(({ findings }) => findings).find(({ isUrgent }) => isUrgent);
  if (unready.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 text-xl">
        Ready for tonight?
      </h2>
      <Card padded={false} className="border-lamp/55">
        <ul className="divide-y divide-line">
          {unready.map((arrival) => (
            <li key={arrival.stayId} className="px-5 pt-4 pb-1 sm:px-6">
              <p className="wrap-anywhere">
                <strong className="font-semibold max-sm:block">{arrival.guidebookName}</strong>
                <span className="max-sm:sr-only">, </span>
                <span className="max-sm:text-soft">{formatWho(arrival, readAt, hasClock)}</span>
              </p>
              <ul className="mt-3 divide-y divide-line border-t border-line">
                {arrival.findings.map((finding) => (
                  <li
                    key={finding.code}
                    className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-2.5"
                  >
                    <p className="flex min-w-0 flex-1 basis-60 gap-3 wrap-anywhere">
                      <CircleAlert
                        size={20}
                        aria-hidden
                        className={
                          finding.isUrgent ? "mt-0.5 shrink-0 text-on-warm" : "mt-0.5 shrink-0 text-soft"
                        }
                      />
                      {formatFinding(
                        finding,
                        stays.find(({ id }) => id === arrival.stayId),
                      )}
                    </p>
                    <div className="max-sm:ml-8">
                      <FixButton
                        finding={finding}
                        stay={stays.find(({ id }) => id === arrival.stayId)}
                        property={properties.find(({ guidebookId }) => guidebookId === arrival.guidebookId)}
                        isFirstNeed={finding === first}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Formats what is wrong; a code that is to be set is named, which an email does not do. */
function formatFinding({ code, sentence }: Finding, stay: Stay | undefined): string {
  return code === "lock_not_set" && stay?.doorCode ? `Set ${stay.doorCode} on the lock.` : sentence;
}

/** Formats an arrival: "Anna from 3 pm, Brisbane time", with its day unless that is today at the property. */
function formatWho(arrival: CheckedArrival, now: number, hasClock: boolean): string {
  const guest = arrival.guestName ?? formatPlatformGuest(arrival.platform);
  const day =
    arrival.arrival === dayIn(arrival.timeZone, now) ? "" : ` on ${formatDateOfWeek(arrival.arrival)}`;
  const clock = hasClock && formatOtherClock(arrival.timeZone, arrival.checkInAt);
  return `${guest}${day} from ${formatTime(arrival.checkInTime)}${clock ? `, ${clock}` : ""}`;
}
