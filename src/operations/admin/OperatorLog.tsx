import { useQuery } from "@tanstack/react-query";
import { actionLabelOf, subjectLabelOf } from "#operations/admin/actionLabels.ts";
import { logQuery } from "#operations/admin/client.ts";
import { formatMoment } from "#core/format.ts";
import { Card } from "#ui/Card.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";

/** What operators did, by browser or shell: the newest 50 (Operator 1). */
export function OperatorLog() {
  const { data: actions, error, refetch } = useQuery(logQuery);
  return (
    <Card as="section" aria-labelledby="operator-log">
      <h2 id="operator-log" className="text-2xl">
        What operators did
      </h2>
      {actions ? (
        <ul className="mt-2 divide-y divide-line">
          {actions.map((action) => (
            <li key={action.id} className="py-3">
              <p className="break-words">
                <span className="font-semibold">{actionLabelOf(action.action)}</span>
                {action.subject && `: ${subjectLabelOf(action)}`}
              </p>
              <p className="break-words">{action.reason}</p>
              <p className="text-sm break-words text-soft">
                {action.operator}, {formatMoment(action.at)}
              </p>
            </li>
          ))}
          {actions.length === 0 && <li className="py-3 text-soft">Nothing yet.</li>}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          The list could not be loaded.
        </LoadFailed>
      ) : (
        <Loading label="Loading the list" sizes={["h-24"]} className="mt-4" />
      )}
    </Card>
  );
}
