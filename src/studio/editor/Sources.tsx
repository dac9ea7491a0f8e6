import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useParams } from "react-router";
import { generationCalls } from "#generation/client.ts";
import { sayDistance } from "#platform/say.ts";
import type { SectionSource } from "#guidebooks/contract.ts";
import { jsonOf } from "#platform/client.ts";

/** The receipts of a generated section: where each fact came from. Guests see the attribution alone. */
export function Sources({ sources }: { sources: SectionSource[] }) {
  const isGone = useGonePlaces(sources.length > 0);
  const gone = sources.filter(isGone).length;
  if (sources.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 flex-wrap items-center gap-1.5 font-semibold text-soft [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="transition-transform group-open:rotate-90" />
        Sources ({sources.length}){gone > 0 && <span className="text-clay">{gone} no longer on the map</span>}
      </summary>
      <ul className="space-y-1.5 pl-5.5">
        {sources.map((source) => (
          <li key={`${source.source} ${source.placeId}`}>
            <span className="font-medium">{source.name}</span>{" "}
            <span className="text-soft">
              {[
                attribution(source.source),
                source.date,
                source.distance === null ? null : sayDistance(source.distance),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {isGone(source) && (
              <span className="block text-clay">No longer on the map. Check whether it has closed.</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tells the places of the guidebook on the screen that the map has lost since; none while that is not known. */
function useGonePlaces(enabled: boolean) {
  const { id = "" } = useParams();
  const { data = [] } = useQuery({
    queryKey: ["/api/guidebooks", id, "gone-places"],
    enabled,
    queryFn: () => jsonOf(generationCalls.guidebooks[":id"]["gone-places"].$get({ param: { id } })),
  });
  return ({ placeId }: SectionSource) => data.includes(placeId);
}

const services: Record<string, string> = {
  index: "OpenStreetMap",
  osm: "OpenStreetMap",
  geonames: "GeoNames and the Bureau of Statistics",
  google: "Google",
};
const attribution = (source: string) => services[source] ?? source;
