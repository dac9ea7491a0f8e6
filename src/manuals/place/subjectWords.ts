import type { SectionType } from "#sections/catalog.ts";

/** A field of a section: what a sentence is placed in. */
export interface SectionField {
  section: SectionType;
  field: string;
}

export interface Subject extends SectionField {
  /** Parts of a regular expression, each a whole word or several; in English, German and French. */
  words: readonly string[];
}

const subject = (name: `${SectionType}.${string}`, ...words: string[]): Subject => {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return { section, field, words: words.flatMap((line) => line.split(", ")) };
};

/** What headings call each field, the more telling words first. */
export const subjects: readonly Subject[] = [
  subject("wifi.notes", "wi-?fi, wlan, internet, wireless, broadband, network", "internetzugang, réseau"),
  subject(
    "checkin.parkingInfo",
    "(?:car )?park(?:ing|s)?, where to park, car ?ports?, garage(?! door), driveway, (?:your |motor )?cars?, vehicles?",
    "parkpl\\p{L}+, parken, stellplatz, tiefgarage, stationnement, se garer",
  ),
  subject(
    "departure.items",
    "check(?:ing)?[- ]?outs?, departures?, departing, leaving, before (?:you )?(?:go|leave|depart)\\p{L}*",
    "when (?:you )?(?:go|leav|depart)\\p{L}*, last (?:day|morning), (?:heading|going) home, time to go, see you (?:again|next), ^out$, (?:taking )?your leave, goodbye, farewell, end of (?:the |your )?stay",
    "abreise, auszug, départ",
  ),
  subject(
    "checkin.details",
    "check(?:ing)?[- ]?ins?, arriv(?:al|als|ing|e), getting in(?:side)?, access, entry, entrance, keys?",
    "how to get in, directions, find(?:ing)? (?:us|the [\\p{L}]+|your way), lock ?box, key ?(?:safe|pad), front door, (?:door |access )?codes?",
    "anreise, ankunft, schlüssel\\p{L}*, arrivée, clés?, anfahrt",
  ),
  subject(
    "emergency.text",
    "emergenc(?:y|ies), safety, first aid, important (?:phone )?(?:numbers|contacts), contacts?, contact (?:us|details)",
    "who (?:to|do (?:we|i|you)|can (?:we|i|you)|should (?:we|i|you)) (?:call|ring|contact|phone|ask), whom .*, something (?:goes|is|went) wrong, trouble, problems?, help, phone numbers, useful numbers, (?:your )?hosts?, owners?, managers?, caretaker, neighbou?rs?, police, hospital, doctors?, ^fire$, ^if .*, ^should .*, in case of .*, things? go(?:es)? wrong, worst",
    "notf[aä]ll\\p{L}*, kontakt\\p{L}*, urgences?, wichtige nummern",
  ),
  subject(
    "rules.rules",
    "rules?, house rules?, do[’']?s and don[’']?ts, please (?:don[’']?t|do not), polic(?:y|ies), quiet(?: hours| time)?, noise, smoking, pets?, animals?, requests?, we ask(?: of you)?, events?, part(?:y|ies), max(?:imum|\\.)? (?:number of )?(?:guests|people|persons|occupancy), conditions",
    "hausordnung, hausregeln, ruhezeiten?, règles?, règlement",
  ),
  subject(
    "kitchen.text",
    "kitchen, cooking, pantry, rubbish, bins?, bin day, recycling, (?:household )?waste, refuse, garbage, trash, collection(?: days?)?, cooker",
    "küche, müll\\p{L}*, abfall\\p{L}*, cuisine, poubelles?, déchets",
  ),
  subject(
    "dining.items",
    "eats?, eating(?: out)?, restaurants?, dining, caf[eé]s?, coffee shops?, take-?aways?, food, drink(?:s|ing)?, bars?, pubs?",
    "tables? (?:we|to) .*, breakfast, dinner, lunch, brunch, essen(?: gehen)?, gastronomie, où manger, manger",
  ),
  subject(
    "shopping.items",
    "shop(?:s|ping)?, supermarkets?, grocer(?:y|ies), markets?",
    "einkaufen, courses, magasins?, supermarchés?",
  ),
  subject(
    "services.items",
    "nearest, near ?by, (?:local )?services, amenities (?:near|close) ?by, pharmac(?:y|ies), chemists?, petrol, fuel, atms?, medical",
    "in der nähe, à proximité",
  ),
  subject(
    "activities.items",
    "^do$, things? to do, activit(?:y|ies), what to do, walks?, walking, hikes?, hiking, beach(?:es)?, swim(?:ming)?, day trips?",
    "for (?:the )?(?:kids|children), out and about, rainy days?, what[’']?s on",
    "aktivitäten, ausflüge, ausflugsziele, unternehmungen, activités, que faire",
  ),
  subject(
    "places.items",
    "^see$, places? to (?:see|visit|go), sights?, sightseeing, attractions?, must[- ]sees?, what to see",
    "sehenswürdigkeiten, à voir",
  ),
  subject(
    "transportation.text",
    "transport(?:ation)?, getting (?:around|here|there|to), public transit, bus(?:es)?, trains?, trams?, ferr(?:y|ies), taxis?, airport, transfers?",
    "verkehr\\p{L}*, öpnv, transports?, bus und bahn, se déplacer",
  ),
  subject(
    "recommendations.activities",
    "recommend\\p{L}*, favou?rites?, local (?:tips|knowledge|area|guide|secrets), tips, neighbou?rhood, the area, around (?:here|town|us)",
    "empfehlungen, tipps, umgebung, bonnes adresses",
  ),
  subject(
    "howto.items",
    "how[- ]to, how (?:do i|does|it works|things work|everything works), instructions, appliances, operating, using (?:the|our), guides?",
    "bedienung\\p{L}*, anleitung\\p{L}*, geräte, mode d[’']emploi, appareils",
  ),
  subject(
    "amenities.text",
    "amenit(?:y|ies), facilities, what[’']?s (?:included|in the \\p{L}+|provided|here), heat(?:ing|ers?| ?pump), air[- ]?con\\p{L}*, aircon, cooling",
    "tvs?, television, entertainment, laundry, wash(?:ing|er)?, dryer, pool, spa, hot ?tub, sauna, linen, towels?",
    "toilets?, loo, wc, warmth, keeping warm, bed(?:s|ding|rooms?)?, bath(?:room)?s?, living (?:room|area), lounge, bbqs?, barbecue, garden, outdoors?, outside, deck, balcony, terrace",
    "fire ?(?:place|wood|pit), wood (?:burner|heater|stove), hot water, water, power, electricity, baby, equipment, gym, lift, storage",
    "heizung, ausstattung, bettwäsche, handtücher, waschmaschine, équipements?, chauffage, linge, piscine, jardin",
  ),
  subject(
    "property.address",
    "(?:our |the |property |street |postal |full )*address, (?:our |the )?location, where we are, adresse",
  ),
  subject(
    "welcome.text",
    "welcome, about (?:the|our|us|this)(?: \\p{L}+)?, hello, dear guests?, kia ora, g[’']day, thank you, a note from",
    "willkommen, herzlich, bienvenue, bonjour",
  ),
];
