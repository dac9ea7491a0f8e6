import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { jsonOf } from "#core/client.ts";
import { stateQuery } from "#operations/admin/client.ts";
import { regions, regionsQuery } from "#operations/regions/client.ts";
import { activeStates, type MapRegion, type RegionList } from "#operations/regions/contract.ts";
import { ConfirmRegion } from "#operations/regions/ConfirmRegion.tsx";
import { RegionRow } from "#operations/regions/RegionRow.tsx";
import { stepOf } from "#operations/regions/stepOf.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useCall } from "#ui/useCall.ts";

/** Rows of the list that are shown at a time: the search finds the rest. */
const MAX_SHOWN = 8;
const HEADING = "map-regions";

/** The map data of the server by region: what is imported, what is under way, and what can be had (Operator 4). */
export function MapRegions() {
  const { data, error, refetch } = useQuery(regionsQuery);
  const { data: server } = useQuery(stateQuery);
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className="text-2xl outline-none">
        Map data
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        Suggestions for guests come from OpenStreetMap data on this server. Get the regions your hosts are in.
      </p>
      {server && !["index", "auto"].includes(server.places.source) && (
        <Notice className="mt-4">
          Guidebooks on this server are made with places from {server.places.source}. Regions are used with
          PLACES=index or PLACES=auto.
        </Notice>
      )}
      {data ? (
        <Regions list={data} onRetry={refetch} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          The regions could not be loaded.
        </LoadFailed>
      ) : (
        <Loading label="Loading the regions" sizes={["h-16", "mt-3 h-16"]} className="mt-4" />
      )}
    </Card>
  );
}

const NOT_REQUESTED = {
  title: "Not started",
  description: "The server could not be reached. Please try again.",
};

function Regions({ list, onRetry }: { list: RegionList; onRetry: () => Promise<unknown> }) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<MapRegion | null>(null);
  const request = useCall({
    mutationFn: (region: string) => jsonOf(regions.$post({ json: { region } })),
    onSuccess: () => {
      flushSync(() => setChosen(null));
      // The dialog gives focus back to a button that goes.
      setTimeout(() => document.getElementById(HEADING)?.focus());
      return client.invalidateQueries({ queryKey: regionsQuery.queryKey });
    },
    failure: (error) => serverText(error, NOT_REQUESTED),
  });
  const active = list.regions.find(({ state }) => activeStates.includes(state));
  const [lastActive, setLastActive] = useState<string | null>(null);
  if (active && active.id !== lastActive) setLastActive(active.id);
  const followed = list.regions.find(({ id }) => id === lastActive);
  const requested = list.regions.filter(({ state }) => state !== "none");
  const others = list.regions.filter((region) => region.state === "none" && matches(region, text));
  const rowOf = (region: MapRegion) => (
    <RegionRow
      key={region.id}
      region={region}
      isBusy={active !== undefined}
      onGet={() => setChosen(region)}
      onContinue={() => request.mutate(region.id)}
    />
  );
  return (
    <>
      {/* Once for each step and at the end: the figures next to it change every two seconds. */}
      <output className="sr-only">{followed && `${followed.name}: ${stepOf(followed)}`}</output>
      {requested.length > 0 && <ul className="mt-4 divide-y divide-line">{requested.map(rowOf)}</ul>}
      {list.problem !== null ? (
        <Notice
          tone="warn"
          title="The list of regions is not there"
          className="mt-4"
          action={
            <Button variant="secondary" size="small" onClick={() => void onRetry()}>
              Try again
            </Button>
          }
        >
          {list.problem}
        </Notice>
      ) : (
        <>
          <Field label="Get a region" hint="A country or a part of one." className="mt-4 max-w-md">
            <TextInput type="search" value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <ul className="mt-2 divide-y divide-line" aria-label="Regions to get">
            {others.slice(0, MAX_SHOWN).map(rowOf)}
            {others.length === 0 && <li className="py-4 text-soft">No region was found.</li>}
          </ul>
          {others.length > MAX_SHOWN && (
            <p className="mt-2 text-sm text-soft">
              {others.length - MAX_SHOWN} more. Type a part of the name to find yours.
            </p>
          )}
        </>
      )}
      {chosen && (
        <ConfirmRegion
          region={chosen}
          freeBytes={list.freeBytes}
          busy={request.isPending}
          onClose={() => setChosen(null)}
          onConfirm={() => request.mutate(chosen.id)}
        />
      )}
    </>
  );
}

const matches = ({ id, name }: MapRegion, text: string) => {
  const found = `${id} ${name}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};
