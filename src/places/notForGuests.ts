import type { Category } from "#places/category.ts";

type Tags = Readonly<Record<string, string>>;

/** Graves, prisons and what is for adults: never sent to a guest, whatever else the place is. */
const UNWELCOME: Tags = {
  amenity:
    "grave_yard crematorium funeral_hall mortuary prison casino gambling brothel stripclub swingerclub love_hotel",
  landuse: "cemetery",
  leisure: "adult_gaming_centre",
  shop: "erotic funeral_directors",
  adult: "yes only",
  stripclub: "yes",
};
const UNWELCOME_NAME =
  /\b(cemeter(y|ies)|crematori\w+|funerals?|strip ?club|strippers?|gentlem[ae]n['’]?s['’]? club|brothel)\b/i;

const isUnwelcome = (tags: Tags) =>
  UNWELCOME_NAME.test(tags["name"] ?? "") ||
  Object.entries(UNWELCOME).some(([key, values]) => values.split(" ").includes(tags[key] ?? ""));

/** Nobody with a fever should walk to one of these. */
const TREATS_ANIMALS = /\b(animals?|vets?|veterinary|pets?|equine)\b/i;
const TREATS_ONE_THING =
  /\b(dental|orthodont\w*|laser|cosmetic|skin|hair|beauty|physio\w*|chiropract\w*|podiatr\w*|psych\w*|fertility|ivf|imaging|radiology|patholog\w*|eye|hearing|vein|sleep)\b/i;

const isNoDoctor = ({ name = "", "healthcare:speciality": speciality }: Tags) =>
  TREATS_ANIMALS.test(name) ||
  TREATS_ONE_THING.test(name) ||
  (speciality ? !/general|emergency/.test(speciality) : false);

const SCHOOL = /\b(school|college|kindergarten|pre-?school|child ?care)\b/i;
const isForItsOwn = ({ access, name = "" }: Tags) => access === "customers" || SCHOOL.test(name);

/** True of what shares its tag with a sight or a service, and is none to a guest (wiki pages of the keys named). */
const unlike: { [C in Category]?: (tags: Tags) => boolean } = {
  // Every strip on a farm is an aerodrome; those that people fly to have a code.
  airport: ({ iata }) => !iata,
  // Enclosures of a zoo, and single rides.
  attraction: ({ attraction, zoo }) => Boolean(attraction ?? zoo),
  // Of a mine without visitors there is a shaft left.
  heritage: ({ memorial, historic, tourism }) =>
    /^(plaque|bench|tree|ghost_bike|stolperstein|plate|blue_plaque)$/.test(memorial ?? "") ||
    (historic === "mine" && !tourism),
  hospital: ({ name = "" }) => TREATS_ANIMALS.test(name),
  clinic: isNoDoctor,
  garden: (tags) => /^(residential|private|community)$/.test(tags["garden:type"] ?? ""),
  park: ({ name = "" }) => /\b(drainage|easement|stormwater)\b/i.test(name),
  playground: isForItsOwn,
  swimming: isForItsOwn,
  sports_centre: isForItsOwn,
  car_park: ({ access }) => access === "customers",
  charging: ({ motorcar }) => motorcar === "no",
  train: ({ station }) => station === "miniature",
};

export function isNotForGuests(category: Category, tags: Tags): boolean {
  return isUnwelcome(tags) || (unlike[category]?.(tags) ?? false);
}
