type Words = { label: string; noun: string; kind: string | null };

/** What the tags in the made-up district are called, written by a person: the label, and the word in a sentence. */
const TAGS: [tag: string, label: string, noun?: string][] = [
  ["amenity=cafe", "Café"],
  ["amenity=restaurant", "Restaurant"],
  ["amenity=fast_food", "Takeaway"],
  ["amenity=pub", "Pub"],
  ["amenity=bar", "Bar"],
  ["shop=bakery", "Bakery"],
  ["amenity=ice_cream", "Ice cream", "ice cream shop"],
  ["shop=supermarket", "Supermarket"],
  ["shop=convenience", "Convenience store"],
  ["shop=general", "Convenience store"],
  ["shop=alcohol", "Bottle shop"],
  ["shop=books", "Bookshop"],
  ["shop=gift", "Gift shop"],
  ["shop=surf", "Surf shop"],
  ["shop=laundry", "Laundry"],
  ["shop=mall", "Shopping centre"],
  ["amenity=marketplace", "Market"],
  ["tourism=museum", "Museum"],
  ["tourism=gallery", "Gallery"],
  ["tourism=viewpoint", "Lookout"],
  ["historic=building", "Historic building"],
  ["man_made=lighthouse", "Lighthouse"],
  ["amenity=theatre", "Theatre"],
  ["amenity=cinema", "Cinema"],
  ["leisure=garden", "Garden"],
  ["leisure=park", "Park"],
  ["leisure=playground", "Playground"],
  ["leisure=nature_reserve", "Nature reserve"],
  ["boundary=national_park", "National park"],
  ["natural=beach", "Beach"],
  ["sport=swimming", "Swimming", "place to swim"],
  ["leisure=swimming_area", "Swimming", "place to swim"],
  ["leisure=sports_centre", "Sports centre"],
  ["amenity=bicycle_rental", "Bike hire", "bike hire place"],
  ["amenity=boat_rental", "Boat hire", "boat hire place"],
  ["amenity=hospital", "Hospital"],
  ["amenity=doctors", "Doctor", "medical practice"],
  ["amenity=clinic", "Medical clinic"],
  ["amenity=pharmacy", "Pharmacy"],
  ["amenity=police", "Police station"],
  ["amenity=fuel", "Fuel", "petrol station"],
  ["amenity=post_office", "Post office"],
  ["amenity=library", "Library"],
  ["amenity=toilets", "Public toilets"],
  ["amenity=drinking_water", "Drinking water", "place with drinking water"],
  ["amenity=bbq", "Barbecue"],
  ["emergency=defibrillator", "Defibrillator"],
  ["emergency=lifeguard", "Lifeguard"],
  ["highway=footway", "Walk"],
  ["highway=path", "Walk"],
  ["railway=station", "Train station"],
  ["railway=tram_stop", "Tram stop"],
  ["amenity=ferry_terminal", "Ferry", "ferry wharf"],
  ["highway=bus_stop", "Bus stop"],
  ["amenity=parking", "Car park"],
  ["aeroway=aerodrome", "Airport"],
];

const CUISINES: Record<string, string> = {
  "coffee_shop;sandwich": "café with sandwiches",
  italian: "Italian restaurant",
  "indian;vegetarian": "Indian restaurant with vegetarian dishes",
  "chinese;noodle": "Chinese restaurant with noodles",
  greek: "Greek restaurant",
  seafood: "seafood restaurant",
  fish_and_chips: "takeaway with fish and chips",
  french: "French restaurant",
  american: "American restaurant",
  burger: "restaurant with burgers",
};

/** Returns what a place with these tags is called; null where the district has no word for it. */
export function wordsOfTags(tags: Readonly<Record<string, string>>): Words | null {
  const row = TAGS.find(([tag]) => {
    const [key = "", value] = tag.split("=");
    return tags[key] === value;
  });
  if (!row) return null;
  const [, label, noun = label.toLowerCase()] = row;
  return { label, noun, kind: CUISINES[tags["cuisine"] ?? ""] ?? null };
}
