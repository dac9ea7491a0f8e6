import { labelOf, nameSaysKind } from "#generation/kinds.ts";
import { finerLabels, labels } from "#generation/labels.ts";
import { isFacility } from "#places/category.ts";
import { normalise } from "#places/normalise.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Words for the kind of a place, which do not identify it, in the languages of the extracts. */
const GENERIC = new Set(
  (
    "the a an and of at on in by la le les el il der die das bar pub cafe caffe kafe coffee kiosk kiosque kioski kiosko restaurant " +
    "ristorante restaurante ravintola takeaway takeaways take away fish chips pizza pizzeria kebab sushi bakery boulangerie backerei " +
    "shop store market supermarket playground spielplatz leikkipuisto park parc parque garden gardens reserve beach plage playa " +
    "lookout viewpoint view point waterfall falls cave toilets toilet public wc car parking carpark atm bank post office library " +
    "pharmacy chemist apotheke pharmacie farmacia apteekki doctor doctors medical centre center clinic hospital police station " +
    "bus stop tram train ferry wharf jetty taxi rank fuel petrol gas charging museum gallery theatre cinema pool swimming gym"
  ).split(" "),
);

/** Removes a bracket at the end: "Hauptbahnhof (U-Bahn)". */
const withoutBrackets = (name: string) => name.replace(/(?<=\S)\s*\([^)]*\)\s*$/, "");
const wordsOf = (name: string) => normalise(withoutBrackets(name)).split(" ").filter(Boolean);

/** Returns a name without its kind: "Café Guflina" and "Guflina" are equal. The whole name where nothing is left. */
export function coreOfName(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !GENERIC.has(word));
  return (own.length > 0 ? own : words).join(" ");
}

/** Kinds that maps have in place of a name, in addition to the labels. */
const MORE_KINDS =
  "kiosk,kioski,kiosque,kiosko,coffee,coffee shop,fish chips,pizza,pizzeria,kebab,sushi,shop,store,spielplatz,leikkipuisto,aire de jeux," +
  "parque infantil,plage,parkplatz,parking,carpark,parkering,wc,toilet,toilets,toiletten,public toilet,picnic area,bbq,barbecue,gym,pool," +
  "swimming pool,nichtschwimmerbecken,schwimmerbecken,sprungbecken,planschbecken,kinderbecken,babybecken,50 m pool,kids pool,grillzone,grillplatz,grillstelle,rastplatz,charity shop,op shop,turnhalle,sporthalle,picnic bench,picnic bench table,picnic tables,parking lot,picnic table,picnic site,drinking water,defibrillator,aed,walk,walking track,walking trail,footpath,wanderweg,trail,track,bottle shop,petrol station,gas station,doctor,doctors,medical centre,chemist,apotheke,pharmacie,bus,taxi,view point";
const KIND_NAMES = new Set(
  [
    ...Object.values(labels),
    ...Object.values(finerLabels).flatMap((finer) => Object.values(finer)),
    ...MORE_KINDS.split(","),
  ]
    .flat()
    .map(normalise),
);

/** Returns whether a name is only a kind: "playground", "Bar", "The Kiosk". */
export const isOnlyKind = (name: string) =>
  KIND_NAMES.has(
    wordsOf(name.replaceAll("&", " "))
      .join(" ")
      .replace(/^(the|an?) /, ""),
  );

/** Returns whether a place has a proper name. "Cathedral" is one for a place with a page in an encyclopedia. */
export const hasProperName = ({ name, tags }: PlaceNearby) =>
  name !== "" && (!isOnlyKind(name) || tags["wikidata"] !== undefined);

/** Returns a place's name, or its kind with a street or a landmark: "Playground, Shore Street". */
export function shownName(place: PlaceNearby): string {
  if (hasProperName(place)) return place.name;
  const street = place.tags["addr:street"];
  if (street) return `${labelOf(place)}, ${street}`;
  return place.landmark ? `${labelOf(place)} near ${place.landmark}` : labelOf(place);
}

/** Returns the label after a place's name; empty where the name is its kind. */
export function shownLabel(place: PlaceNearby): string {
  return shownName(place).startsWith(labelOf(place)) && shownName(place) !== place.name ? "" : labelOf(place);
}

/** Returns whether a place's name for guests includes its kind. */
export const showsKind = (place: PlaceNearby) => nameSaysKind(place) || shownLabel(place) === "";

/** A place without a proper name is not worth a longer way; metres. */
const UNNAMED_METRES = 3000;

/** Returns whether guests could not find a place: a kind without street or landmark, unless near. */
export function isUnfindable(place: PlaceNearby): boolean {
  const { tags, landmark, category, metres } = place;
  const isNamed = hasProperName(place);
  if (isNamed) return false;
  if (metres > UNNAMED_METRES) return true;
  if (tags["addr:street"] || landmark) return false;
  const isTable = tags["leisure"] === "picnic_table";
  return !isFacility(category) || category === "viewpoint" || isTable;
}
