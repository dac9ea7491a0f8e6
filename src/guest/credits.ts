import { isPlaceSource, type PlaceSource } from "#places/place.ts";
export interface Credit {
  text: string;
  href: string;
}

const openStreetMap = (): Credit => ({
  text: texts().page.mapData,
  href: "https://www.openstreetmap.org/copyright",
});

/** The attribution that the licence of each places service requires where its data is shown (ODbL 4.3). */
const owed: Record<PlaceSource, (() => Credit) | null> = {
  osm: openStreetMap,
  index: openStreetMap,
  geonames: () => ({ text: texts().page.townData, href: "https://www.geonames.org/" }),
  google: null,
};

export function creditsFor(sources: readonly string[]): Credit[] {
  const credits = new Set(sources.flatMap((source) => (isPlaceSource(source) && owed[source]) || []));
  return [...credits].map((credit) => credit());
}
import { texts } from "#core/i18n/pageLanguage.ts";
