import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { jsonOf } from "#core/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { checkListCalls, checkListQuery, checkListsQuery } from "#stays/turnovers/checkItems/client.ts";
import { CheckListDialog } from "#stays/turnovers/checkItems/CheckListDialog.tsx";
import type { CheckListSummary } from "#stays/turnovers/checkItems/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** What cleaners tick at each home, for members who may change it (Stays 45). */
export function CheckLists({ properties }: { properties: readonly StayProperty[] }) {
  const heading = useId();
  const [opened, setOpened] = useState<StayProperty | null>(null);
  const { data: lists, error, refetch } = useQuery(checkListsQuery);
  const own = properties.filter(({ mayEdit }) => mayEdit);
  if (own.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="mb-1 text-xl">
        Check lists
      </h2>
      <p className="max-w-prose text-soft">
        Your cleaner ticks these on the page of their link, notes what guests left behind, and says when the
        home is ready. You see it with your stays.
      </p>
      {!lists && !error && <Skeleton className="mt-4 h-16" />}
      {!lists && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the check lists. Please try again.
        </LoadFailed>
      )}
      {lists && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {own.map((property) => (
            <CheckListRow
              key={property.guidebookId}
              property={property}
              list={lists.find(({ guidebookId }) => guidebookId === property.guidebookId)}
              onOpen={() => setOpened(property)}
            />
          ))}
        </ul>
      )}
      {opened && <CheckListDialog property={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

interface CheckListRowProps {
  property: StayProperty;
  list: CheckListSummary | undefined;
  onOpen: () => void;
}

function CheckListRow({ property, list, onOpen }: CheckListRowProps) {
  const { name } = property;
  const turn = useTurnList(property);
  const isOn = list?.on ?? false;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          {name} {isOn && <Badge tone="leaf">On</Badge>}
        </p>
        <p className="text-sm text-soft">{describeList(list)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
          {isOn ? "Change" : "Set up"}
          <span className="sr-only"> the check list of {name}</span>
        </Button>
        {isOn && (
          <Button variant="quiet" busy={turn.isPending} onClick={() => turn.mutate(false)}>
            Turn off<span className="sr-only"> the check list of {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function describeList(list: CheckListSummary | undefined): string {
  if (!list) return "Off";
  const items = list.items === 1 ? "1 thing to tick" : `${list.items} things to tick`;
  return list.on ? items : `Off, ${items} saved`;
}

/** Turns a list on or off; what is off keeps its lines. */
function useTurnList({ guidebookId: id, name }: StayProperty) {
  const client = useQueryClient();
  const turn = useCall({
    mutationFn: (on: boolean) =>
      jsonOf(checkListCalls.guidebooks[":id"]["turnover-list"].$put({ param: { id }, json: { on } })),
    onSuccess: async (list, on) => {
      client.setQueryData(checkListQuery(id).queryKey, list);
      await client.invalidateQueries({ queryKey: checkListsQuery.queryKey });
      showToast(
        on
          ? { title: "Check list is on", description: `Your cleaner sees it for ${name}.` }
          : {
              title: "Check list is off",
              description: "Your cleaner no longer sees it. Its lines are kept.",
              action: { label: "Undo", onSelect: () => turn.mutate(true) },
            },
      );
    },
    failure: { title: "Error", description: "Failed to change the check list. Please try again." },
  });
  return turn;
}
