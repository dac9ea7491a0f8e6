import { ruleFor } from "#generation/notes/topics.ts";
import type { SectionField } from "#manuals/place/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** The field of each section that takes sentences. */
export const proseField = {
  welcome: "text",
  checkin: "details",
  amenities: "text",
  kitchen: "text",
  rules: "rules",
  wifi: "notes",
  emergency: "text",
  transportation: "text",
  departure: "items",
} as const satisfies Partial<Record<SectionType, string>>;

const GREETING =
  /\b(?:welcome to|a (?:very )?warm welcome|we (?:hope|love|are (?:so |very )?(?:happy|glad|delighted|thrilled))|we['’]re (?:so |very )?(?:happy|glad|delighted|thrilled)|enjoy your (?:stay|time|holiday)|thank(?:s| you) for (?:choosing|booking|staying|being)|make yourselves? at home|home away from home|look forward to|kia ora|g['’]day|dear guests?|have a (?:great|wonderful|lovely|relaxing)|herzlich willkommen|wir (?:freuen|wünschen)|bienvenue|nous (?:espérons|sommes (?:ravis|heureux)))/i;

interface Rule extends SectionField {
  words: RegExp;
}

const rule = (name: `${SectionType}.${string}`, words: RegExp): Rule => {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return { section, field, words };
};

/** Before those that hosts' notes have: what manuals also speak of. */
const first: readonly Rule[] = [
  rule("welcome.text", GREETING),
  rule(
    "emergency.text",
    /\b(?:call|text|ring|phone|message|contact|whats ?app|reach|get hold of|e-?mail)\b.*(?:\+?\d[\d ()-]{6,}\d|@\w)|^(?:host|owner|manager|property manager|caretaker|neighbou?r|emergency|police|plumber|electrician|doctor|hospital|vet)\b[^.]{0,40}\+?\d[\d ()-]{5,}\d|\b(?:000|111|112|911|999)\b.*\b(?:emergency|police|fire|ambulance)|\b(?:emergency|police|fire|ambulance)\b.*\b(?:000|111|112|911|999)\b/i,
  ),
  rule(
    "departure.items",
    /\b(?:before (?:you )?(?:check(?:ing)? out|leav(?:e|ing)|go(?:ing)?|depart(?:ing)?)|when (?:you )?(?:leav(?:e|ing)|check(?:ing)? out|depart(?:ing)?)|on (?:your )?(?:departure|the last (?:day|morning))|late check-?outs?|strip the beds?|lock up|on your way out)\b/i,
  ),
];

/** After them. */
const last: readonly Rule[] = [
  rule(
    "amenities.text",
    /\b(?:bed ?rooms?|bath ?rooms?|living (?:room|area)|sofa ?beds?|(?:queen|king|single|double|bunk) beds?|blankets?|pillows?|duvets?|wardrobes?|hair ?dryers?|towels|linen|shampoo|soap|deck|patio|terrace|courtyard|sun ?loungers?|blinds|curtains|windows|thermostat|radiators?|fans?|log burner|wood ?burner|board games|books|remote|sonos|speaker|chromecast|apple tv|umbrellas?|boogie boards?|detergent|washing powder|clothes (?:line|horse|airer|rack))\b/i,
  ),
  rule(
    "kitchen.text",
    /\b(?:utensils|pots|pans|plates|cutlery|crockery|glasses|sink|tap water|salt|pepper|olive oil|cooking oil|tea|milk|compost|dish ?cloths?|tea ?towels?|bench ?top|blender|rice cooker|nespresso|pods|bin)\b/i,
  ),
  rule(
    "dining.items",
    /\b(?:restaurants?|caf[eé]s?|pubs?|baker(?:y|ies)|take-?aways?|pizza|pizzeria|fish (?:and|&|n) chips|brewery|wine bar|tapas|brunch|breakfast (?:at|spot|place)|dinner (?:at|spot)|best coffee|ice cream|gelato|food trucks?)\b/i,
  ),
  rule(
    "shopping.items",
    /\b(?:supermarkets?|grocer(?:y|ies)|woolworths|coles|iga|aldi|countdown|new world|pak['’]?n ?save|four square|farmers['’]? market|bottle ?shop|liquor store|corner (?:shop|store)|shopping centre|lidl|rewe|edeka|carrefour|monoprix)\b/i,
  ),
  rule(
    "services.items",
    /\b(?:pharmacy|chemist|petrol station|service station|servo|atm|post office|medical cent(?:re|er)|dentist|laundromat|library)\b/i,
  ),
  rule(
    "activities.items",
    /\b(?:walks?|hikes?|hiking|tracks?|trails?|beach(?:es)?|swimming|surfing|kayaking|snorkel\w*|fishing|skiing|cycling|playground|golf|boat (?:trip|tour|ramp)|whale watching|day trip)\b/i,
  ),
  rule(
    "places.items",
    /\b(?:museum|gallery|look ?out|waterfalls?|lighthouse|botanic\w* gardens?|cathedral|castle|national park|zoo|aquarium|winer(?:y|ies)|vineyards?)\b/i,
  ),
];

/** German and French, after all of them. */
const others: readonly Rule[] = [
  rule("checkin.parkingInfo", /\b(?:park(?:platz|en|plätze)|stellplatz|tiefgarage|stationne\w*|garer)\b/i),
  rule(
    "departure.items",
    /\b(?:abreise|vor der abfahrt|beim verlassen|auschecken|avant (?:de partir|votre départ)|au départ)\b/i,
  ),
  rule("checkin.details", /\b(?:anreise|ankunft|einchecken|schlüssel\w*|arrivée|clés?|à votre arrivée)\b/i),
  rule(
    "kitchen.text",
    /\b(?:müll|abfall|mülltonnen?|küche|spülmaschine|geschirrspüler|kaffeemaschine|kühlschrank|herd|backofen|poubelles?|déchets|ordures|cuisine|lave-vaisselle|cafetière|four|réfrigérateur)\b/i,
  ),
  rule(
    "rules.rules",
    /\b(?:rauchen|haustiere|ruhezeit(?:en)?|nachtruhe|verboten|bitte (?:keine|nicht)|fumer|animaux|interdits?|ne pas|après 22 ?h)\b/i,
  ),
  rule(
    "emergency.text",
    /\b(?:notfall|notruf|feuerlöscher|arzt|krankenhaus|urgences?|pompiers|médecin|extincteur)\b/i,
  ),
  rule(
    "transportation.text",
    /\b(?:bushaltestelle|bahnhof|u-bahn|straßenbahn|haltestelle|flughafen|gare|métro|arrêt|aéroport)\b/i,
  ),
  rule(
    "amenities.text",
    /\b(?:heizung|handtücher|bettwäsche|waschmaschine|fernseher|balkon|terrasse|chauffage|serviettes|draps|linge|lave-linge|télévision|piscine|jardin)\b/i,
  ),
];

const find = (rules: readonly Rule[], text: string): SectionField | null => {
  const found = rules.find(({ words }) => words.test(text));
  return found ? { section: found.section, field: found.field } : null;
};

/** Returns where a guest would look for a sentence that stands alone; null where nothing in it says so. */
export function topicOfSentence(text: string): SectionField | null {
  return find(first, text) ?? topicOfNote(text) ?? find(last, text) ?? find(others, text);
}

export const isGreeting = (text: string) => GREETING.test(text);

function topicOfNote(text: string): SectionField | null {
  const found = ruleFor(text);
  if (!found) return null;
  if (found.topic === "parking") return { section: "checkin", field: "parkingInfo" };
  return { section: found.section, field: proseField[found.section] };
}
