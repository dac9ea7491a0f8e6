import { isGeneralPractice } from "#places/generalPractice.ts";
import { isHospital } from "#places/hospitals.ts";
import type { Category } from "#places/category.ts";

type Tags = Readonly<Record<string, string>>;

/** Graves, prisons, gambling and adult venues: never suggested to a guest. */
const UNWELCOME: Tags = {
  amenity:
    "grave_yard crematorium funeral_hall mortuary prison casino gambling brothel stripclub swingerclub love_hotel nightclub hookah_lounge",
  landuse: "cemetery",
  leisure: "adult_gaming_centre",
  shop: "erotic funeral_directors cannabis weapons",
  cuisine: "cannabis",
  adult: "yes only",
  stripclub: "yes",
  gambling: "yes",
  nudism: "yes obligatory designated",
  wholesale: "yes only",
};
const UNWELCOME_NAME =
  /\b(cemeter(y|ies)|friedhof|cimeti[eè]re|cimitero|cementerio|cemit[eé]rio|kyrkog[aå]rd|hautausmaa|crematori\w+|funerals?|strip ?club|strippers?|show ?girls?|(lap|table) ?danc(e|ing)|topless|gentlem[ae]n['’]?s['’]? club|men['’]s gallery|brothel|laufhaus|fkk|erotic\w*|sex|sexy|adults? (shop|store|superstore|boutique|only|massage|cinema|entertainment)|adult \w+ shop|shisha|hookah|ganja|cannabis|marijuana|weed|bongs?|head ?shop|guns?|ammo|firearms|soup kitchen|meals on wheels)\b|(school|staff) canteen/i;

/** A casino with an encyclopedia article, tagged as a sight, is worth seeing from outside. */
const isSight = (tags: Tags) =>
  tags["amenity"] === "casino" && tags["tourism"] === "attraction" && tags["wikidata"] !== undefined;

const isUnwelcome = (tags: Tags) => !isSight(tags) && isUnwelcomeIn(tags);

/** A roundabout or a crossing with a work of art on it. */
const ROUNDABOUT =
  /\b(roundabout|traffic circle|kreisverkehr|kreisel|rond-?point|rotatoria|glorieta|rotunda rodoviária|rotonde)\b/i;
const isRoad = ({ junction, highway = "", name = "" }: Tags) =>
  Boolean(junction) || highway === "mini_roundabout" || ROUNDABOUT.test(name);

const isUnwelcomeIn = (tags: Tags) =>
  UNWELCOME_NAME.test(tags["name"] ?? "") ||
  Object.entries(UNWELCOME).some(([key, values]) => values.split(" ").includes(tags[key] ?? ""));

/** A crypto machine, which gives no cash for a card. */
const CRYPTO = /bit ?coin|crypto|ethereum|satoshi|local ?coin/i;
const isCryptoMachine = (tags: Tags) =>
  [tags["name"], tags["operator"], tags["brand"], tags["network"]].some((text) => CRYPTO.test(text ?? "")) ||
  tags["currency:XBT"] === "yes" ||
  tags["currency:BTC"] === "yes";

const DOCKS = /\b(lime|nextbike|dott|bolt|tier|beam|neuron|donkey republic)\b/i;
/** A dock of a bicycle network joined by an app, not a rental shop. */
const isDock = (tags: Tags) =>
  /^(docking_station|dropoff_point|key_dispensing_machine)$/.test(tags["bicycle_rental"] ?? "") ||
  Boolean(tags["network"] ?? tags["ref"]) ||
  [tags["brand"], tags["name"], tags["operator"]].some((text) => DOCKS.test(text ?? ""));

const NO_MEDICINE =
  /vitamin|supplement|nutrition|health ?foods?|naturopath|homeopath|cannabis|\b(pet|vet|animal)s?\b|veterinary/i;
const PHARMACY_NAME = /pharma|chemist|apothe|apotek|farma|apteek|apteka|drug ?store/i;
/** A drugstore has medicine only when it is called a pharmacy or dispenses. */
const isNoPharmacy = (tags: Tags) =>
  NO_MEDICINE.test(tags["name"] ?? "") ||
  tags["dispensing"] === "no" ||
  (tags["amenity"] !== "pharmacy" && tags["dispensing"] !== "yes" && !PHARMACY_NAME.test(tags["name"] ?? ""));

const HELICOPTERS = /\bheli(pad|port|copter)/i;
const isNoAirport = (tags: Tags) =>
  !tags["iata"] ||
  HELICOPTERS.test(tags["name"] ?? "") ||
  /^(heliport|military|private|airfield;military)$/.test(tags["aerodrome:type"] ?? "");

/** On the water, on the railway or on the motorway, without a counter. */
const SPECIAL_POLICE =
  /\b(water|river|harbour|marine|traffic|highway|railway|military|mounted) police\b|wasser(schutz)?polizei|strompolizei|verkehrspolizei|autobahnpolizei|police (academy|museum|college|training)/i;
/** For employees or residents. */
const PRIVATE_PARKING =
  /\b(staff|employees?|residents?|tenants?|permit|customers?|visitors? of|reserved|private)\b/i;
/** Sightseeing tours. */
const SIGHTSEEING = /\bbig bus\b|hop[- ]?on|sightseeing|city ?tour|\btour(ist)? bus\b/i;

/** A business tagged as a sight. */
const OFFICE = /\b(estate agents?|real estate|insurance|solicitors?|notary|car wash)\b/i;
/** Premises of a political party. */
const PARTY = /\bparty (club|office|headquarters)\b/i;
/** Of a members' club: "e. V." */
const MEMBERS_CLUB = /\be\. ?v\.?$/i;

const SCHOOL = /\b(school|college|kindergarten|pre-?school|child ?care)\b/i;
const SHOOTING = /\b(shooting|rifle|pistol)\b/i;
const isForItsOwn = ({ access, name = "" }: Tags) =>
  access === "customers" || SCHOOL.test(name) || MEMBERS_CLUB.test(name);

/** Exclusions by category: places that share a tag with a sight or a service (wiki pages of the keys named). */
const unlike: { [C in Category]?: (tags: Tags) => boolean } = {
  // Every airstrip on a farm is an aerodrome; those with flights have a code.
  airport: isNoAirport,
  atm: isCryptoMachine,
  bicycle_rental: isDock,
  // Enclosures of a zoo, and single rides.
  attraction: (tags) =>
    Boolean(tags["attraction"] ?? tags["zoo"]) || OFFICE.test(tags["name"] ?? "") || isRoad(tags),
  supermarket: ({ name = "" }) => NO_MEDICINE.test(name) || /holland (and|&) barrett/i.test(name),
  bar: ({ name = "" }) => PARTY.test(name),
  pub: ({ name = "" }) => PARTY.test(name),
  // A former mine without visitors is only a shaft.
  heritage: ({ memorial, historic, tourism, ...tags }) =>
    isRoad(tags) ||
    /^(plaque|bench|tree|ghost_bike|stolperstein|plate|blue_plaque)$/.test(memorial ?? "") ||
    (historic === "mine" && !tourism),
  hospital: (tags) => !isHospital(tags),
  clinic: (tags) => !isGeneralPractice(tags),
  pharmacy: isNoPharmacy,
  library: ({ name = "" }) => SCHOOL.test(name),
  fuel: ({ hgv, motorcar, aeroway }) => hgv === "only" || motorcar === "no" || Boolean(aeroway),
  garden: (tags) => /^(residential|private|community)$/.test(tags["garden:type"] ?? ""),
  park: ({ name = "" }) => /\b(drainage|easement|stormwater)\b/i.test(name),
  playground: isForItsOwn,
  swimming: isForItsOwn,
  sports_centre: (tags) => isForItsOwn(tags) || SHOOTING.test(`${tags["sport"]} ${tags["name"]}`),
  car_park: ({ access, parking, name, fee }) =>
    access === "customers" ||
    PRIVATE_PARKING.test(name ?? "") ||
    /^(street_side|lane|on_street|half_on_kerb|on_kerb)$/.test(parking ?? "") ||
    (!name && fee !== "yes" && !/^(yes|public|permissive)$/.test(access ?? "")),
  toilets: ({ access }) => access === "customers",
  bus_stop: ({ name = "" }) => SIGHTSEEING.test(name),
  police: ({ name = "" }) => SPECIAL_POLICE.test(name),
  picnic: ({ access }) => access === "customers",
  barbecue: ({ access }) => access === "customers",
  drinking_water: ({ drinking_water: isDrinkable }) => isDrinkable === "no",
  // A walk that needs a rope or sure-footedness is not for guests.
  walk: ({ sac_scale: scale, highway }) =>
    /demanding|alpine|difficult/.test(scale ?? "") || highway === "via_ferrata",
  charging: ({ motorcar }) => motorcar === "no",
  train: ({ station }) => station === "miniature",
};

export function isNotForGuests(category: Category, tags: Tags): boolean {
  return isUnwelcome(tags) || (unlike[category]?.(tags) ?? false);
}
