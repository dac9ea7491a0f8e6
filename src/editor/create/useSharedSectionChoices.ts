import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sharedSectionsQuery } from "#guidebooks/client.ts";
import { catalog, isSectionType } from "#sections/catalog.ts";

/** Returns the shared sections that a new guidebook can begin with, all chosen until one is left out. */
export function useSharedSectionChoices() {
  const { data: shared = [] } = useQuery(sharedSectionsQuery());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const offered = shared
    .toSorted((one, other) => other.properties.length - one.properties.length)
    .flatMap(({ id, type, properties, others, isOwn, tile }, at, all) => {
      if (!isSectionType(type)) return [];
      const isFirst = all.findIndex((one) => one.type === type && !one.isOwn) === at;
      const title = tile ?? catalog[type].title;
      return isOwn || isFirst ? { id, title, properties: properties.length + others } : [];
    });
  return {
    offered,
    chosen: offered.map(({ id }) => id).filter((id) => !leftOut.includes(id)),
    choose: (id: string, isChosen: boolean) =>
      setLeftOut((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id])),
  };
}
