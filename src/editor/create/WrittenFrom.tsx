import { useQuery } from "@tanstack/react-query";
import { Notice } from "#ui/Notice.tsx";
import { placesServiceQuery } from "#editor/create/placesService.ts";

/** Shows the sources of a guidebook before generation: a host should not wait where no places are known. */
export function WrittenFrom() {
  const { data: places } = useQuery(placesServiceQuery);
  if (!places) return null;
  return (
    <>
      {!places.hasMapData && (
        <Notice tone="warn" title="We cannot look up what is near the address yet">
          You can still go ahead with the address, emergency numbers, our usual rules and your notes above.
          Add places later.
        </Notice>
      )}
      {places.hasMapData && !places.hasModel && (
        <p className="text-sm text-soft">Written from map data, without an AI model.</p>
      )}
    </>
  );
}
