import { finerLabels, labels, type Label } from "#generation/labels.ts";
import { formatList } from "#core/format.ts";
import type { PlaceNearby } from "#places/place.ts";
import type { Category } from "#places/category.ts";
import { normalise } from "#places/normalise.ts";

type Kind = Pick<PlaceNearby, "category" | "tags">;

/** Returns the label after a place's name: "Light rail stop". */
export function labelOf(place: Kind): string {
  const label = exactLabel(place);
  return typeof label === "string" ? label : label[0];
}

/** Returns the label within a sentence: "light rail stop". */
export function nounOf(place: Kind): string {
  const label = exactLabel(place);
  return typeof label === "string" ? label.toLowerCase() : label[1];
}

function exactLabel({ category, tags }: Kind): Label {
  const finer = Object.entries(finerLabels[category] ?? {});
  const finest = finer.find(([tag]) => {
    const [key = "", value] = tag.split("=");
    return tags[key] === value;
  });
  return finest?.[1] ?? labels[category];
}

/** Cuisines as an adjective before "restaurant" or "café"; others are left out. */
const CUISINES = new Map(
  "american,argentinian,asian,australian,austrian,belgian,brazilian,british,bulgarian,burmese,cambodian,caribbean,chinese,croatian,cuban,czech,danish,dutch,egyptian,ethiopian,fijian,filipino,finnish,french,georgian,german,greek,hawaiian,hungarian,indian,indonesian,irish,italian,jamaican,japanese,korean,lebanese,malaysian,maltese,mediterranean,mexican,mongolian,moroccan,nepalese,pakistani,persian,peruvian,polish,polynesian,portuguese,russian,scottish,serbian,singaporean,spanish,swedish,swiss,syrian,taiwanese,thai,tibetan,tunisian,turkish,ukrainian,vietnamese,welsh"
    .split(",")
    .map((cuisine) => [cuisine, cuisine.charAt(0).toUpperCase() + cuisine.slice(1)]),
);
const DISHES = new Map(
  Object.entries({
    barbecue: "barbecue",
    burger: "burgers",
    breakfast: "breakfast",
    bubble_tea: "bubble tea",
    cake: "cakes",
    chicken: "chicken",
    coffee_shop: "coffee",
    curry: "curries",
    dessert: "desserts",
    fish_and_chips: "fish and chips",
    kebab: "kebabs",
    noodle: "noodles",
    pancake: "pancakes",
    pie: "pies",
    pizza: "pizza",
    ramen: "ramen",
    regional: "regional dishes",
    local: "regional dishes",
    salad: "salads",
    sandwich: "sandwiches",
    seafood: "seafood",
    steak_house: "steak",
    sushi: "sushi",
    tapas: "tapas",
    vegetarian: "vegetarian dishes",
    vegan: "vegan dishes",
  }),
);
/** Dishes that name a restaurant where no cuisine is tagged: "seafood restaurant". */
const SPECIALTIES = new Set(["barbecue", "noodle", "ramen", "seafood", "sushi", "tapas"]);

/** Categories for drinking, which no cuisine describes: "Asian bar". */
const DRINKS = new Set<Category>(["pub", "bar", "brewery"]);

/** Returns "Italian restaurant", "café with sandwiches", "seafood restaurant", "pub". */
export function kindOf(place: Kind): string {
  const { category, tags } = place;
  const cuisines = (tags["cuisine"] ?? "").split(";").map((cuisine) => cuisine.trim());
  const origins = DRINKS.has(category)
    ? []
    : cuisines.flatMap((cuisine) => CUISINES.get(cuisine) ?? []).slice(0, 2);
  const isNamedAfter = category === "restaurant" && origins.length === 0;
  const specialty = isNamedAfter ? cuisines.find((cuisine) => SPECIALTIES.has(cuisine)) : undefined;
  // A café has coffee: no fact.
  const unsaid = [specialty, category === "cafe" && "coffee_shop"];
  const dishes = cuisines
    .filter((cuisine) => !unsaid.includes(cuisine))
    .flatMap((cuisine) => DISHES.get(cuisine) ?? []);
  const noun = [specialty ?? formatList(origins), nounOf(place)].filter(Boolean).join(" ");
  return dishes.length > 0 ? `${noun} with ${formatList(dishes.slice(0, 2))}` : noun;
}

/** Returns "an Italian restaurant". */
export function aKind(place: Kind): string {
  const kind = kindOf(place);
  return `${article(kind)} ${kind}`;
}

const article = (text: string) => (/^[aeiou]/i.test(text) && !/^(eu|uni|one)/i.test(text) ? "an" : "a");

/** Returns whether a place's name includes its kind ("Lantern Bay Pharmacy"), or is only that. */
export function nameSaysKind(place: Kind & Pick<PlaceNearby, "name">): boolean {
  return place.name === "" || ` ${normalise(place.name)} `.includes(` ${normalise(nounOf(place))} `);
}
