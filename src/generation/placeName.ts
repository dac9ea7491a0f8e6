import { labelOf, nameSaysKind } from "#generation/kinds.ts";
import { finerLabels, labels } from "#generation/labels.ts";
import { isFacility } from "#places/category.ts";
import { normalise } from "#places/normalise.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Words that say what a place is and not which, here and in the languages of extracts that were looked at. */
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

/** "Hauptbahnhof (U-Bahn)" is "Hauptbahnhof". */
const withoutBrackets = (name: string) => name.replace(/(?<=\S)\s*\([^)]*\)\s*$/, "");
const wordsOf = (name: string) => normalise(withoutBrackets(name)).split(" ").filter(Boolean);

/** Returns what is left of a name without its kind: "Café Guflina" and "Guflina" are one. The whole where nothing is left. */
export function coreOfName(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !GENERIC.has(word));
  return (own.length > 0 ? own : words).join(" ");
}

/** Kinds as maps write them in place of a name, beside our own labels. */
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

/** Returns true for "playground", "Bar" and "The Kiosk": a kind, and no name. */
export const isOnlyKind = (name: string) =>
  KIND_NAMES.has(
    wordsOf(name.replaceAll("&", " "))
      .join(" ")
      .replace(/^(the|an?) /, ""),
  );

/** Returns true where a place has a name of its own. "Cathedral" is the name of one that has a page in an encyclopedia. */
export const hasOwnName = ({ name, tags }: PlaceNearby) =>
  name !== "" && (!isOnlyKind(name) || tags["wikidata"] !== undefined);

/**
 * Returns what guests read as a place's name: exactly the source's, or where it has none, or one that is only a kind, its
 * kind and street or what it stands near: "Playground, Shore Street", "Public toilets near Fishers Green".
 */
export function shownName(place: PlaceNearby): string {
  if (hasOwnName(place)) return place.name;
  const street = place.tags["addr:street"];
  if (street) return `${labelOf(place)}, ${street}`;
  return place.landmark ? `${labelOf(place)} near ${place.landmark}` : labelOf(place);
}

/** Returns what stands beside a place's name; nothing where the name is its kind. */
export function shownLabel(place: PlaceNearby): string {
  return shownName(place).startsWith(labelOf(place)) && shownName(place) !== place.name ? "" : labelOf(place);
}

/** Returns true where what guests read as the name says what kind of place it is. */
export const showsKind = (place: PlaceNearby) => nameSaysKind(place) || shownLabel(place) === "";

/** Nobody goes further for a playground whose name they do not know; metres. */
const WORTH_FINDING = 3000;

/**
 * Returns true for what nobody would find: a kind without a street or anything near it, unless it is a facility, which one
 * finds on the map, within a walk or a short drive.
 */
export function isUnfindable(place: PlaceNearby): boolean {
  const { tags, landmark, category, metres } = place;
  const isNamed = hasOwnName(place);
  if (isNamed) return false;
  if (metres > WORTH_FINDING) return true;
  if (tags["addr:street"] || landmark) return false;
  const isTable = tags["leisure"] === "picnic_table";
  return !isFacility(category) || category === "viewpoint" || isTable;
}
