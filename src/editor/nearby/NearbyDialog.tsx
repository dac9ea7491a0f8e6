import { useQuery, queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { NearbyPlace } from "#generation/nearby/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ListItem } from "#sections/list/content.ts";
import { NearbyChoices } from "#editor/nearby/NearbyChoices.tsx";
import { NearbyProblem } from "#editor/nearby/NearbyProblem.tsx";
import { generationCalls } from "#generation/client.ts";
import { jsonOf } from "#core/client.ts";

interface NearbyDialogProps {
  section: HostSection;
  list: string;
  rows: readonly ListItem[];
  onAdd: (places: NearbyPlace[]) => void;
  /** Takes the focus where the host goes on, or back to where it was. */
  afterClose: () => void;
  onClose: () => void;
  onPostalAddress: () => void;
}

/** What is around the address, to choose from. Nothing is looked up before it opens. */
export function NearbyDialog(props: NearbyDialogProps) {
  const { section, list, rows, onAdd, afterClose, onClose, onPostalAddress } = props;
  const nearby = useQuery(nearbyQuery(section.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const offered = nearby.data?.places.filter((place) => place.list === list) ?? [];
  const choose = (placeId: string) =>
    setChosen((before) =>
      before.has(placeId)
        ? new Set([...before].filter((one) => one !== placeId))
        : new Set([...before, placeId]),
    );
  const count = chosen.size;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      afterClose={afterClose}
      dismissOnOutside={count === 0}
      size="large"
      title="Add from nearby"
      description={nearby.data && `Distances are from ${nearby.data.from}.`}
      footer={
        offered.length > 0 && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={count === 0}
              onClick={() => onAdd(offered.filter(({ item }) => chosen.has(item.placeId)))}
            >
              {count === 0 ? "Add places" : count === 1 ? "Add 1 place" : `Add ${count} places`}
            </Button>
          </>
        )
      }
    >
      <output className="sr-only">{nearby.data && `${offered.length} places`}</output>
      {nearby.isPending && <LookingAround />}
      {nearby.error && (
        <NearbyProblem
          error={nearby.error}
          onRetry={() => void nearby.refetch()}
          onPostalAddress={onPostalAddress}
        />
      )}
      {nearby.data && (
        <NearbyChoices
          places={offered}
          notice={nearby.data.notice}
          rows={rows}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}

function LookingAround() {
  return (
    <output className="flex flex-col gap-3">
      <span className="text-soft">Looking for places nearby...</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </output>
  );
}

/** The places around the address that fit a list. Looked up each time: the address may be another one by now. */
const nearbyQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "nearby-places"],
    queryFn: ({ signal }) =>
      jsonOf(
        generationCalls["guidebook-sections"][":id"]["nearby-places"].$get(
          { param: { id: sectionId } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });
