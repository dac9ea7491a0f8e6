import type { Texts } from "#core/i18n/texts/english.ts";
import { isPlaceSource, type PlaceSource } from "#places/place.ts";

interface Credit {
  text: string;
  href: string;
}

const openStreetMap = ({ page }: Texts): Credit => ({
  text: page.mapData,
  href: "https://www.openstreetmap.org/copyright",
});

/** The attribution that the licence of each places service requires where its data is shown (ODbL 4.3). */
const owed: Record<PlaceSource, ((texts: Texts) => Credit) | null> = {
  osm: openStreetMap,
  index: openStreetMap,
  geonames: ({ page }) => ({ text: page.townData, href: "https://www.geonames.org/" }),
  google: null,
};

export function creditsFor(texts: Texts, sources: readonly string[]): Credit[] {
  const credits = new Set(sources.flatMap((source) => (isPlaceSource(source) && owed[source]) || []));
  return [...credits].map((credit) => credit(texts));
}
