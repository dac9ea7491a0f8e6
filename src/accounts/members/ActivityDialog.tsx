import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { activityQuery } from "#accounts/members/client.ts";
import type { Activity } from "#accounts/events/contract.ts";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

/** The account's recent activity, newest first (People 10). */
export function ActivityDialog() {
  return (
    <Dialog
      size="large"
      trigger={
        <Button variant="secondary" icon={History}>
          Activity
        </Button>
      }
      title="Activity"
      description="The latest 100 changes in this account, from the last 13 months."
    >
      <ActivityList />
    </Dialog>
  );
}

function ActivityList() {
  const { data: activities, error, refetch } = useQuery(activityQuery);
  if (!activities && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load the list. Please try again.
      </LoadFailed>
    );
  if (!activities) return <Loading label="Loading the list..." sizes={["h-16"]} />;
  if (activities.length === 0) return <p className="text-soft">Nothing yet.</p>;
  return (
    <ol className="divide-y divide-line">
      {activities.map((activity) => (
        <li
          key={`${activity.at}-${activity.userId}-${activity.deed}-${activity.guidebook?.id}`}
          className="py-3"
        >
          <p className="wrap-anywhere">{formatActivity(activity)}</p>
          <p className="text-sm text-soft">{formatMoment(activity.at)}</p>
        </li>
      ))}
    </ol>
  );
}

function formatActivity({ name, deed, guidebook, times }: Activity): string {
  const where = guidebook ? ` · ${guidebook.name}` : "";
  return `${name ?? "A former member"} ${deed}${times > 1 ? ` (${times} times)` : ""}${where}`;
}
