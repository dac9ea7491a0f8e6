import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { jsonOf } from "#core/client.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { extraCalls, extrasQuery } from "#stays/extras/client.ts";
import { MAX_EXTRAS, type Extra, type ExtraKind, type NewExtra } from "#stays/extras/contract.ts";
import { nameOfExtra } from "#stays/extras/extraWords.ts";
import { EditOffer } from "#stays/extras/screens/EditOffer.tsx";
import { describeOffer, newOffers, titles } from "#stays/extras/screens/offerWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

const FAILURE = { title: "Error", description: "Failed to change the extras. Please try again." };

/** What the guests of a property can ask for: early check-in, late check-out, a cot. None until its host offers some. */
export function ExtrasPanel({ property }: { property: StayProperty }) {
  const { guidebookId, mayShare, timeZone } = property;
  const { data: extras, error, refetch } = useQuery(extrasQuery(guidebookId));
  const heading = useId();
  const [edited, setEdited] = useState<NewExtra | null>(null);
  const save = useSaveExtras(guidebookId);
  const change = (one: Extra, to: Partial<Extra>) =>
    save.mutate({ extras: (extras ?? []).map((other) => (other === one ? { ...one, ...to } : other)) });
  const remove = (one: Extra) => {
    const before = extras ?? [];
    save.mutate({ extras: before.filter((other) => other !== one), removed: { one, before } });
  };
  const kinds = (Object.keys(titles) as ExtraKind[]).filter(
    (kind) => kind === "other" || !extras?.some((one) => one.kind === kind),
  );
  return (
    <section id="extras" aria-labelledby={heading} className="mt-12">
      <h2 id={heading} className="text-xl">
        Extras
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">
        Guests can ask for these on their stay’s page, and you answer yes or no. They only see what fits
        around your other stays. A yes changes the stay’s times at once.
      </p>
      {error && !extras && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the extras. Please try again.
        </LoadFailed>
      )}
      {!error && !extras && <Skeleton className="h-24" />}
      {extras && (
        <Card padded={false} className="overflow-clip">
          {extras.length > 0 && (
            <ul className="divide-y divide-line">
              {extras.map((one) => (
                <li
                  key={one.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3.5 sm:px-6"
                >
                  <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
                    <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                      {nameOfExtra(one)} {!one.on && <Badge>Off</Badge>}
                    </span>
                    <span className="block text-[0.9375rem] text-soft">{describeOffer(one)}</span>
                  </p>
                  {mayShare && (
                    <div className="-mx-3 flex flex-wrap">
                      <Button variant="quiet" className="px-3!" onClick={() => change(one, { on: !one.on })}>
                        {one.on ? "Switch off" : "Switch on"}
                        <span className="sr-only">: {nameOfExtra(one)}</span>
                      </Button>
                      <Button variant="quiet" className="px-3!" onClick={() => setEdited(one)}>
                        Edit<span className="sr-only">: {nameOfExtra(one)}</span>
                      </Button>
                      <Button variant="quiet" className="px-3!" onClick={() => remove(one)}>
                        Remove<span className="sr-only">: {nameOfExtra(one)}</span>
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!mayShare && extras.length === 0 && <p className="p-4 text-soft">No extras yet.</p>}
          {mayShare && extras.length < MAX_EXTRAS && (
            <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4 first:border-t-0 sm:px-6">
              {kinds.map((kind) => (
                <Button key={kind} variant="secondary" icon={Plus} onClick={() => setEdited(newOffers[kind])}>
                  {titles[kind]}
                </Button>
              ))}
            </div>
          )}
        </Card>
      )}
      {timeZone === null && extras?.some(({ on }) => on) && (
        <p className="mt-2 text-sm text-soft">
          Guests see extras once this home has a time zone. It gets one with its first stay or calendar.
        </p>
      )}
      <EditOffer
        offer={edited}
        onClose={() => setEdited(null)}
        busy={save.isPending}
        onSave={(offer) => {
          const others = extras ?? [];
          const isKnown = others.some(({ id }) => id === offer.id);
          const all = isKnown ? others.map((one) => (one.id === offer.id ? offer : one)) : [...others, offer];
          return save.mutate({ extras: all, onSaved: () => setEdited(null) });
        }}
      />
    </section>
  );
}

interface Saving {
  extras: readonly NewExtra[];
  removed?: { one: Extra; before: readonly Extra[] };
  onSaved?: () => void;
}

/** Saves the offers of a property. Undo brings one back that was removed. */
function useSaveExtras(id: string) {
  const client = useQueryClient();
  const save = useCall({
    mutationFn: ({ extras }: Saving) =>
      jsonOf(extraCalls.guidebooks[":id"].extras.$put({ param: { id }, json: [...extras] })),
    onSuccess: (extras, { removed, onSaved }) => {
      client.setQueryData(extrasQuery(id).queryKey, extras);
      onSaved?.();
      showToast(
        removed
          ? {
              title: `${nameOfExtra(removed.one)} removed`,
              description: "What guests have asked for stays.",
              action: { label: "Undo", onSelect: () => save.mutate({ extras: removed.before }) },
            }
          : { title: "Extras changed", description: "Your guests’ pages show it now." },
      );
    },
    failure: FAILURE,
  });
  return save;
}
