import {
  propertyAddressReceipt,
  paragraph,
  receipt,
  type GeneratedSection,
} from "#generation/generatedSection.ts";
import { suitability, suits, type GuestProfile } from "#generation/guestProfiles.ts";
import type { Plan } from "#generation/plan.ts";
import type { PropertyType } from "#generation/propertyType.ts";
import { aKind, nameSaysKind } from "#generation/kinds.ts";
import { kindAndWay, hasFinerKind, sayWalk } from "#generation/say.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import { normalise } from "#places/normalise.ts";
import { escapeMarkup } from "#platform/markup.ts";

/** How the place feels to arrive at, true of every property of its kind. */
const openings: Record<PropertyType, string[]> = {
  city_apartment: [
    "Most of what you need is a short walk away.",
    "Step out of the door, and most of what you need is a short walk away.",
  ],
  beach_house: [
    "The sea is close, so take it slowly and let the days find their own time.",
    "Shake off the sand, and let the sea set the pace.",
  ],
  suburban_home: [
    "Settle in and make yourselves at home.",
    "Kick off your shoes and make yourselves at home.",
  ],
  town_house: [
    "Drop your bags, take your shoes off and make yourselves at home.",
    "Come in, look around and make yourselves at home.",
  ],
  farm_stay: [
    "It is quiet out here. Shops are a drive away, so bring what you need for the first night.",
    "Out here the shops are a drive away, so bring what you need for the first night, and enjoy the quiet.",
  ],
  alpine: ["Leave your boots at the door and warm up.", "Boots off, feet up: the mountain will wait."],
  wine_country: [
    "There are vines close by, and no hurry.",
    "The vines are close by, and in no hurry either.",
  ],
  holiday_home: [
    "Settle in and make yourselves at home.",
    "Drop your bags, look around and make yourselves at home.",
  ],
};

/** A word for those who are expected; true wherever they stay. */
const tones: Record<GuestProfile, string[]> = {
  families: [
    "If there are children with you, let them explore first; the unpacking can wait.",
    "Whoever is smallest may choose a bed first; the unpacking can wait.",
  ],
  couples: [
    "Take your time; there is nowhere you have to be.",
    "Take your time; nothing has to happen today.",
  ],
  business: [
    "If you are here for work, we hope this is an easy base.",
    "If there is work to do, we hope that the rest of the day feels like a holiday.",
  ],
  friends: [
    "Good company is half of a trip; we hope the place does the rest.",
    "You bring the company; we hope the place does the rest.",
  ],
  pets: [
    "Bring the lead: where we know that dogs are welcome, this guide says so.",
    "This guide says where we know that dogs are welcome, so bring the lead.",
  ],
  accessible: [
    "Where we know that a place is wheelchair accessible, this guide says so.",
    "This guide says of each place that it is wheelchair accessible, wherever we know it.",
  ],
  active: [
    "Each place here says how far it is, so pick a walk and go.",
    "Pick a walk and go: each place here says how far it is.",
  ],
};

/** Another turn of phrase for each property of a host, and each time that the section is written anew. */
const inTurn = (ways: string[], { name, round }: Plan) => ways[(name.length + round) % ways.length] ?? "";

/** What one goes to each kind of place for; true of every place of its kind. */
const errands = {
  bakery: "For fresh bread",
  bar: "For a drink",
  beach: "For the beach",
  bicycle_rental: "To hire a bike",
  cafe: "For a coffee",
  convenience: "For the odds and ends",
  dog_park: "For a run with the dog",
  fuel: "For petrol",
  ice_cream: "For an ice cream",
  national_park: "For a day in the national park",
  nature_reserve: "For a walk in nature",
  park: "For a bit of green",
  playground: "For the children",
  pub: "For a drink",
  restaurant: "For a meal out",
  ski: "For the lifts",
  supermarket: "For groceries",
  swimming: "For a swim",
  train: "For the train",
  tram: "For the tram",
  viewpoint: "For a view",
  winery: "For a glass of wine",
} as const satisfies Partial<Record<Category, string>>;
type ErrandCategory = keyof typeof errands;
type Highlight = PlaceNearby & { category: ErrandCategory };

/** What each guest looks for first, in order. */
const firsts: Record<GuestProfile, ErrandCategory[]> = {
  families: ["playground", "beach", "park", "ice_cream"],
  couples: ["cafe", "restaurant", "viewpoint", "winery"],
  business: ["cafe", "train", "tram", "restaurant"],
  friends: ["pub", "beach", "bar", "restaurant"],
  pets: ["dog_park", "park", "beach"],
  accessible: ["cafe", "park", "supermarket"],
  active: ["beach", "nature_reserve", "swimming", "bicycle_rental", "national_park", "ski"],
};
const everybody: ErrandCategory[] = ["cafe", "bakery", "supermarket", "convenience", "beach", "park"];

const FEW = 3;
const CLOSE = 5000;

/** Returns the two or three places to name first: one of a kind, close, for these guests. */
export function highlights({ profiles, near: all }: Plan): Highlight[] {
  const near = all.filter((place) => suits(profiles, place));
  const kinds = [...new Set([...profiles.flatMap((profile) => firsts[profile].slice(0, 2)), ...everybody])];
  const best = bestOf(profiles, near);
  const close = best(kinds, CLOSE).slice(0, FEW);
  const highlighted = close.length > 0 ? close : best(supplies, FARTHEST).slice(0, 2);
  return highlighted.toSorted((a, b) => a.metres - b.metres);
}

/** Where nothing is close, guests want to know where to stock up. */
const supplies: ErrandCategory[] = ["supermarket", "convenience", "fuel"];
const FARTHEST = 60_000;

/** One of each kind: the nearest, but rather a park further on that welcomes dogs to those who bring one. */
const bestOf =
  (profiles: readonly GuestProfile[], near: PlaceNearby[]) => (kinds: ErrandCategory[], within: number) =>
    kinds.flatMap((kind) => {
      const isClose = (place: PlaceNearby): place is Highlight =>
        place.category === kind && place.metres <= within;
      const away = (place: PlaceNearby) => place.metres / suitability(profiles, place);
      return near
        .filter(isClose)
        .toSorted((a, b) => away(a) - away(b))
        .slice(0, 1);
    });

export function writeWelcome(plan: Plan): GeneratedSection<"welcome"> {
  const { located, property } = plan;
  // A host may choose a kind of property that the map does not bear out: then nothing is said of sea or city.
  const borneOut = property.evidence.some(({ type, points }) => type === property.type && points > 0);
  const [first] = plan.profiles;
  const opening = [openings[borneOut ? property.type : "holiday_home"], ...(first ? [tones[first]] : [])]
    .map((ways) => inTurn(ways, plan))
    .join(" ");
  const highlighted = highlights(plan);
  const nearby = highlighted.map((place, at) => errand(place, plan, at, highlighted.length)).join(" ");
  const text = [
    paragraph(escapeMarkup(greeting(plan))),
    paragraph(opening),
    nearby && paragraph(nearby),
    paragraph(
      "This guide has what you need for your stay, from house rules to what is around. If anything is unclear, please ask.",
    ),
  ].join("");
  return {
    content: { text },
    prompts: ["Add a sentence or two in your own words: who you are, and what you love about the house."],
    sources: [...(located ? [propertyAddressReceipt(located)] : []), ...highlighted.map(receipt)],
  };
}

/** "Welcome to Lamp House in Port Ember, and thank you …"; a town that the name says is not said again. */
function greeting({ name, located }: Plan): string {
  if (/[!?]$/.test(name)) return `Welcome to ${name} Thank you for staying with us.`;
  const town = located?.locality ?? "";
  const isInName = ` ${normalise(name)} `.includes(` ${normalise(town)} `);
  return `Welcome to ${name}${town && !isInName ? ` in ${town}` : ""}, and thank you for staying with us.`;
}

/** "For a meal out there is **The Tinder Box**, an Italian restaurant, a 3-minute walk away.": each in its turn reads another way. */
function errand(place: Highlight, plan: Plan, at: number, all: number): string {
  // A station bears the name of its town or street, and the town is not 420 m away.
  const isStop = (place.category === "train" || place.category === "tram") && !nameSaysKind(place);
  const kind = isStop || hasFinerKind(place) ? `${aKind(place)}, ` : "";
  const what = escapeMarkup(kind + sayWalk(place, plan));
  const why = errands[place.category];
  const name = `<strong>${escapeMarkup(place.name)}</strong>`;
  if (at === 0) return `${why}, ${name} is ${what}.`;
  return at < all - 1
    ? `${why} there is ${name}, ${what}.`
    : `And ${why.charAt(0).toLowerCase()}${why.slice(1)}, ${name} is ${what}.`;
}

/** Returns "**Salt Kiosk** (a café, about 250 m away, 4 minutes on foot)". */
export function mention(place: PlaceNearby, plan: Plan): string {
  return `<strong>${escapeMarkup(place.name)}</strong> (${escapeMarkup(kindAndWay(place, plan, aKind(place)))})`;
}
