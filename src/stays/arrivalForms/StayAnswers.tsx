import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { formatTime } from "#core/format.ts";
import { detailsQuery } from "#stays/arrivalForms/client.ts";
import type { StayDetails } from "#stays/arrivalForms/contract.ts";
import { formatMomentIn } from "#stays/arrivalForms/formWords.ts";
import type { Stay } from "#stays/contract.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

/** What the guests of a stay answered, once a member asks for it: it is about people. */
export function StayAnswers({ stay, timeZone }: { stay: Stay; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, error, refetch } = useQuery({ ...detailsQuery(stay.id), enabled: isOpen });
  return (
    <div className="mt-2">
      <Button
        variant="quiet"
        className="-mx-3 px-3!"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Show the answers
        <ChevronDown size={18} aria-hidden className={classes("text-soft", isOpen && "rotate-180")} />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && data && <Answers details={data} timeZone={timeZone} />}
        {!data && error && (
          <LoadFailed error={error} onRetry={refetch}>
            Failed to load the answers. Please try again.
          </LoadFailed>
        )}
        {isOpen && !data && !error && <Skeleton className="h-20" />}
      </div>
    </div>
  );
}

function Answers({ details, timeZone }: { details: StayDetails; timeZone: string }) {
  const { isReadable, names, arrivalTime, carPlate, rules } = details;
  if (!isReadable)
    return (
      <p className="text-soft">
        These answers cannot be read: the server’s key is another one now. Ask your guest again.
      </p>
    );
  const rows = [
    ["Names", names?.join("\n")],
    ["Arrives at", arrivalTime && formatTime(arrivalTime)],
    ["Number plate", carPlate],
    ["House rules", rules && `Agreed by ${rules.by}, ${formatMomentIn(timeZone, rules.at)}`],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {rules && (
        <details className="mt-2 text-[0.9375rem]">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-pine">
            The rules as they were shown
          </summary>
          <ul className="list-disc pl-5" lang={rules.language}>
            {rules.words.map((rule, position) => (
              <li key={position} className="wrap-anywhere">
                {rule}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-soft">Version {rules.version}</p>
        </details>
      )}
    </>
  );
}
