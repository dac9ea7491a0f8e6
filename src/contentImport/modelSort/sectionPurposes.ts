import type { SectionType } from "#sections/catalog.ts";

/** What a model answers of a sentence that no guest needs. */
export const NO_SECTION = "none";
export type Choice = SectionType | typeof NO_SECTION;

/**
 * What a model is told of each section that it may choose, and of sentences that no guest needs. Those of the
 * surroundings say what Local Recommendations would.
 */
export const purposes: ReadonlyMap<Choice, string> = new Map<Choice, string>([
  [
    "welcome",
    "The host's words of welcome, and of who they are, at the start. Nothing that a guest has to know or do.",
  ],
  [
    "checkin",
    "Arriving: when, the way to the door, gates, keys, floor, stairs and lift, where to park the car, luggage before check-in.",
  ],
  [
    "amenities",
    "What is in the property and where it lies: towels, bed linen, cots, iron, heating, laundry, television, pool, sauna, garden, games, things that are lent. Not in the kitchen.",
  ],
  [
    "kitchen",
    "The kitchen: what is in it, what food guests may use, drinking water, its machines and how to use them.",
  ],
  [
    "rules",
    "What guests must or must not do during the stay: smoking, noise, pets, visitors, shoes, children, the care of the property, what not to put where.",
  ],
  [
    "howto",
    "How to use or start a thing, and what to do when it does not work: heating, hot water, air conditioning, stove, washing machine, television, lights, blinds; how rubbish is sorted and when it is collected.",
  ],
  ["wifi", "The wireless network, the internet and the reception of phones."],
  [
    "emergency",
    "Danger and illness: emergency numbers, doctors, hospitals, pharmacies, first aid, fire, gas, floods, alarms, where water and electricity are turned off, whom to call when something breaks.",
  ],
  ["transportation", "Getting about: buses, trains, ferries, taxis, the airport, roads, parking elsewhere."],
  [
    "places",
    "Sights to see or visit: museums, castles, churches, old towns, viewpoints, waterfalls, parks, gardens and nature reserves.",
  ],
  [
    "activities",
    "Things to do: beaches and swimming, walks, sports, boat trips, tours and where to rent kayaks or horses, festivals, what to do with children or in the rain.",
  ],
  ["shopping", "Where to buy: supermarkets, bakeries, markets, shops, and when they are open."],
  [
    "dining",
    "Where to eat or drink: restaurants, cafés, bars, takeaways, what to order there, meals brought to the door.",
  ],
  [
    "services",
    "People and places that do something for guests: who cleans or changes linen and when, babysitters, laundries, bicycle and ski rental, banks, post, petrol, delivery; people who come to the property.",
  ],
  [
    "departure",
    "Leaving: until when, what to do before (keys, windows, dishes, beds, rubbish), a late check-out, luggage after it.",
  ],
  [
    NO_SECTION,
    "No guest needs it: greetings, thanks, goodbyes and signatures; titles and page numbers; what the booking costs, deposits, payment, taxes, cancellation; legal terms, liability, licences, data protection; advertising; stories of the past; talk of the booking or of this text; what a guest wrote or asked; automatic lines of a chat or email.",
  ],
]);
