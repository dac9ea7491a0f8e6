import { isPlaceSource, type PlaceSource } from "#places/place.ts";
import { useQuery } from "@tanstack/react-query";
import { ReplacePlace } from "#editor/regenerate/ReplacePlace.tsx";
import { ChevronRight } from "lucide-react";
import { useParams } from "react-router";
import { formatDistance } from "#core/format.ts";
import type { SectionSource } from "#guidebooks/contract.ts";
import { auditQuery } from "#editor/regenerate/audit.ts";

/** The receipts of a generated section: where each fact came from. Guests see the attribution alone. */
export function Sources({ sectionId, sources }: { sectionId: string; sources: SectionSource[] }) {
  const changeOf = useAudit(sectionId);
  const changed = sources.filter(changeOf).length;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 flex-wrap items-center gap-1.5 font-semibold text-soft [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="transition-transform group-open:rotate-90" />
        Sources ({sources.length})
        {changed > 0 && <span className="text-clay">{changed} changed on the map</span>}
      </summary>
      <ul className="space-y-1.5 pl-5.5">
        {sources.map((source) => (
          <li key={`${source.source} ${source.placeId}`}>
            <span className="font-medium">{source.name}</span>{" "}
            <span className="text-soft">
              {[
                attribution(source.source),
                source.date,
                source.distance === null ? null : formatDistance(source.distance),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {source.why && <span className="block text-soft">{source.why}</span>}
            <ReplacePlace audited={changeOf(source)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns what has become of a place of a section on the map; nothing while that is not known. */
function useAudit(sectionId: string) {
  const { id = "" } = useParams();
  const { data = [] } = useQuery(auditQuery(id));
  return ({ placeId }: SectionSource) =>
    data.find((audited) => audited.sectionId === sectionId && audited.placeId === placeId);
}

const services: Record<PlaceSource, string> = {
  index: "OpenStreetMap",
  osm: "OpenStreetMap",
  geonames: "GeoNames and the Bureau of Statistics",
  google: "Google",
};
const attribution = (source: string) => (isPlaceSource(source) ? services[source] : source);
