import { CircleAlert, CircleCheck } from "lucide-react";
import { useId } from "react";
import { Card } from "#ui/Card.tsx";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { FixButton } from "#stays/screens/FixButton.tsx";
import { ReadyHomes } from "#stays/screens/ReadyHomes.tsx";
import { formatArrival } from "#stays/screens/stayWords.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

interface ArrivalChecksProps {
  properties: readonly StayProperty[];
  stays: readonly Stay[];
  arrivals: readonly CheckedArrival[];
}

/**
 * The findings of the arrivals of the next 36 hours, each with its fix (arrival checks, Stays 30; findings, Stays 31).
 */
export function ArrivalChecks({ properties, stays, arrivals }: ArrivalChecksProps) {
  const heading = useId();
  const shown = arrivals.filter(({ guidebookId }) =>
    properties.some((property) => property.guidebookId === guidebookId),
  );
  if (shown.length === 0) return null;
  const unready = shown.filter(({ findings }) => findings.length > 0);
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 text-xl">
        Ready for tonight?
      </h2>
      {unready.length === 0 ? (
        <p className="flex gap-2">
          <CircleCheck size={22} aria-hidden className="shrink-0 text-leaf" />
          {shown.length === 1
            ? "The next arrival is ready: code, link and times are in order."
            : `All ${shown.length} arrivals in the next 36 hours are ready.`}
        </p>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {unready.map((arrival) => (
              <li key={arrival.stayId} className="px-4 py-4 sm:px-5">
                <p className="font-semibold wrap-anywhere">{formatArrival(arrival)}</p>
                <ul className="mt-2 space-y-3">
                  {arrival.findings.map((finding) => (
                    <li
                      key={finding.code}
                      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2"
                    >
                      <p className="flex min-w-0 flex-1 basis-60 gap-2 wrap-anywhere">
                        <CircleAlert
                          size={20}
                          aria-hidden
                          className={
                            finding.isUrgent ? "mt-0.5 shrink-0 text-clay" : "mt-0.5 shrink-0 text-soft"
                          }
                        />
                        {finding.sentence}
                      </p>
                      <FixButton
                        finding={finding}
                        stay={stays.find(({ id }) => id === arrival.stayId)}
                        property={properties.find(({ guidebookId }) => guidebookId === arrival.guidebookId)}
                      />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ReadyHomes arrivals={shown} className="mt-3" />
    </section>
  );
}
