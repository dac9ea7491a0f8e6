import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { admin, adminQueries } from "#operations/admin/client.ts";
import type { ServerState } from "#operations/admin/contract.ts";
import { jobLabelOf } from "#operations/admin/jobLabels.ts";
import { formatDay, formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { useCall } from "#ui/useCall.ts";

/** Jobs whose last attempt failed, with a way to run again those that are not tried any more. */
export function JobsInTrouble({ jobs }: { jobs: ServerState["jobs"]["inTrouble"] }) {
  const client = useQueryClient();
  const again = useCall({
    mutationFn: (id: string) => admin.jobs[":id"].again.$post({ param: { id } }),
    onSuccess: () => client.invalidateQueries(adminQueries),
    failure: { title: "Not started", description: "The server could not be reached. Please try again." },
  });
  return (
    <>
      <h3 className="mt-6 text-lg font-semibold">Jobs that did not go through</h3>
      <ul className="mt-2 divide-y divide-line">
        {jobs.map(({ id, kind, failure, attempts, failedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 sm:flex-nowrap">
            <div className="min-w-0">
              <p className="font-medium">{jobLabelOf(kind)}</p>
              <p className="text-sm break-words">{failure}</p>
              <p className="text-sm break-words text-soft">
                {kind} · {attempts === 1 ? "1 attempt" : `${attempts} attempts`} ·{" "}
                {failedAt === null ? "is tried again" : `given up ${formatMoment(failedAt)}`}
              </p>
            </div>
            {failedAt !== null && (
              <Button
                variant="secondary"
                icon={RotateCcw}
                aria-label={`Run again: ${jobLabelOf(kind)}`}
                onClick={() => again.mutate(id)}
              >
                Run again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Calendars that cannot be read: their hosts were written to, and may need help. */
export function CalendarsInTrouble({ calendars }: { calendars: ServerState["calendars"] }) {
  const { failing, inTrouble } = calendars;
  return (
    <>
      <h3 className="mt-6 text-lg font-semibold">Calendars that cannot be read</h3>
      <ul className="mt-2 divide-y divide-line">
        {inTrouble.map(({ id, name, guidebook, owner, failingSince, problem }) => (
          <li key={id} className="py-3">
            <p className="font-medium break-words">
              {name}, {guidebook}
            </p>
            <p className="text-sm break-words">{problem}</p>
            <p className="text-sm break-words text-soft">
              {owner} · since {formatDay(failingSince)}
            </p>
          </li>
        ))}
      </ul>
      {failing > inTrouble.length && (
        <p className="text-sm text-soft">{failing - inTrouble.length} more failed later.</p>
      )}
    </>
  );
}
