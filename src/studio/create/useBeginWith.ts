import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sharedSectionsQuery } from "#guidebooks/shared/queries.ts";
import { isSectionType } from "#sections/catalog.ts";

/** Returns the shared sections that a new guidebook can begin with: one of each kind, all chosen until one is left out. */
export function useBeginWith() {
  const { data: shared = [] } = useQuery(sharedSectionsQuery());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const offered = shared
    .toSorted((one, other) => other.homes.length - one.homes.length)
    .flatMap(({ id, type, homes, others }, at, all) =>
      isSectionType(type) && all.findIndex((one) => one.type === type) === at
        ? { id, type, homes: homes.length + others }
        : [],
    );
  return {
    offered,
    chosen: offered.map(({ id }) => id).filter((id) => !leftOut.includes(id)),
    choose: (id: string, isChosen: boolean) =>
      setLeftOut((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id])),
  };
}
