import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** How much a word says of where its sentence belongs. */
export type Strength = "sure" | "likely" | "maybe";

interface SentenceRule extends SectionField {
  strength: Strength;
  words: RegExp;
}

const rule = (name: `${SectionType}.${string}`, strength: Strength, words: RegExp): SentenceRule => {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return { section, field, strength, words };
};

const GREETING =
  /\b(?:welcome to|(?:warm |bid you )welcome|we (?:hope|love (?:this|our|it here|sharing|having|to have|welcoming)|are (?:so |very )?(?:happy|glad|delighted|thrilled))|we['’]re (?:so |very )?(?:happy|glad|delighted|thrilled)|enjoy (?:your|the) (?:stay|time|holiday|quiet)|thank(?:s| you)(?: so much)? for (?:choosing|booking|staying|being)|make yourselves? at home|home away from home|look forward to|kia ora|g['’]day|dear guests?|have a (?:great|wonderful|lovely|relaxing)|herzlich willkommen|wir (?:freuen|wünschen)|bienvenue|nous (?:espérons|sommes (?:ravis|heureux)))/i;

const PHONE = String.raw`\+?\d[\d ()/-]{5,}\d`;

/** Words of manuals in addition to those of hosts' notes. */
export const sentenceRules: readonly SentenceRule[] = [
  rule("welcome.text", "sure", GREETING),
  rule(
    "emergency.text",
    "sure",
    new RegExp(
      String.raw`\b(?:call|text|ring|phone|message|contact|whats ?app|reach|get hold of|e-?mail)\b.*(?:${PHONE}|@\w)|^(?:host|owner|manager|caretaker|neighbou?r|emergency|police|plumber|electrician|doctor|hospital|vet)\b[^.]{0,40}${PHONE}|\b(?:000|111|112|911|999)\b.*\b(?:emergenc(?:y|ies)|police|fire|ambulance)|\b(?:emergenc(?:y|ies)|police|fire|ambulance)\b.*\b(?:000|111|112|911|999)\b|\bdefibrillator\b|\bassembly point\b`,
      "i",
    ),
  ),
  rule(
    "departure.items",
    "sure",
    /\b(?:before (?:your )?departure|before (?:you )?(?:check(?:ing)? out|leav(?:e|ing)|go(?:ing)?|depart(?:ing)?)\b(?! out)|when (?:you )?(?:leav(?:e|ing) us|check(?:ing)? out|depart(?:ing)?)|on (?:your )?(?:departure|last (?:day|morning)|the last (?:day|morning))|late check-?outs?|strip the beds?|lock up|be out by|depart by)\b/i,
  ),
  rule(
    "rules.rules",
    "sure",
    /\b(?:keep (?:the )?(?:noise|music|voices) down|keep your voices down|noise|smoke (?:in|inside|near)|must not|visitors must|shoes (?:off|are (?:taken|left))|shoes are|not suitable|off the (?:beds?|sofas?|couch(?:es)?|furniture)|(?:guests?|people) (?:max|maximum)|no more than|is (?:forbidden|prohibited)|are (?:forbidden|prohibited))\b/i,
  ),
  rule(
    "checkin.details",
    "likely",
    /\b(?:front door|latch|gate|entrance|doorbell|buzzer|intercom|the fob|your (?:keys?|fob|card))\b/i,
  ),
  rule(
    "checkin.parkingInfo",
    "likely",
    /^park\b|\b(?:can|may|please|to|must|could) park\b|\bpark (?:under|beside|next|along|across|anywhere|here|there|both|up)\b|\bparking (?:spot|spots|space|spaces|bay)\b/i,
  ),
  rule(
    "amenities.text",
    "likely",
    /\b(?:\d+ steps|steps (?:up|down)|stairs?|showers?|rain water|tank|bore water|septic|composting toilet|phone signal|mobile (?:signal|reception|coverage)|electricity|fuse ?box|spare (?:blankets|pillows|towels)|gym|spa|sauna|hot ?tub|bikes?|bicycles|kayaks|bed ?rooms?|bath ?rooms?|living (?:room|area)|lounge|sofa ?beds?|(?:queen|king|single|double|bunk) beds?|blankets?|pillows?|duvets?|wardrobes?|hair ?dryers?|linen|shampoo|toilet(?:s| paper)?|deck|patio|terrace|courtyard|sun ?loungers?|hammock|blinds|shutters|curtains|thermostat|radiators?|fans?|log burner|wood ?(?:burner|stove|heater)|flue|fire pit|board games|books|remote|sonos|speaker|chromecast|apple tv|boogie boards?|detergent|washing (?:powder|line)|clothes (?:line|horse|airer|rack)|rain ?water|tank water|solar|stairs|cots?|high ?chair|boiler)\b/i,
  ),
  rule(
    "kitchen.text",
    "likely",
    /\b(?:cooker|stove|gas rings?|utensils|pots|pans|plates|cutlery|crockery|glasses|sink|tap|salt|pepper|olive oil|cooking oil|tea|milk|compost|scraps|landfill|dish ?cloths?|tea ?towels?|bench ?top|blender|rice cooker|nespresso|pods|bin|gas bottle|range|larder)\b/i,
  ),
  rule(
    "dining.items",
    "likely",
    /\b(?:restaurants?|caf[eé]s?|pubs?|baker(?:y|ies)|take-?aways?|pizza|pizzeria|fish (?:and|&|n) chips|brewery|wine bar|tapas|sushi|brunch|breakfast (?:at|spot|place)|(?:for|best) (?:breakfast|lunch|dinner|coffee|pies)|counter meals?|ice cream|gelato|food trucks?|bistro|diner|dumplings|ramen|noodles|burgers?|seafood|pies|roast|beers?|cocktails|oysters|for (?:dinner|lunch|supper|breakfast))\b/i,
  ),
  rule(
    "shopping.items",
    "likely",
    /\b(?:supermarkets?|grocer(?:y|ies)|woolworths|coles|iga|aldi|countdown|new world|pak['’]?n ?save|four square|farmers['’]? market|bottle ?shop|liquor store|(?:general|village|corner|convenience) (?:store|shop)|shopping centre|grocer|dairy|farm shop|lidl|rewe|edeka|carrefour|monoprix|esselunga|mercadona|albert heijn)\b/i,
  ),
  rule(
    "services.items",
    "likely",
    /\b(?:pharmacy|chemist|petrol station|service station|servo|atm|post office|medical cent(?:re|er)|dentist|laundromat|library)\b/i,
  ),
  rule(
    "activities.items",
    "likely",
    /\b(?:walks?|hikes?|hiking|(?:walking |bike |rail )?(?:tracks?|trails?)|beach(?:es)?|swimming|surfing|kayaking|snorkel\w*|fishing|skiing|cycling|playground|golf|boat (?:trip|tour|ramp)|whale watch(?:ing)?|day trip|hot (?:pools|springs)|(?:ski|bike|kayak|board|boat) (?:hire|rental))\b/i,
  ),
  rule(
    "places.items",
    "likely",
    /\b(?:museum|gallery|look ?out|waterfalls?|lighthouse|botanic\w* gardens?|cathedral|castle|national park|zoo|aquarium|winer(?:y|ies)|vineyards?)\b/i,
  ),
  rule(
    "transportation.text",
    "likely",
    /\b(?:shuttle|ferry|buses|line \d+|every (?:half hour|hour|\d+ min\w*)|from the airport|to the airport|metro|subway|underground station)\b/i,
  ),
  rule("emergency.text", "maybe", new RegExp(PHONE, "i")),
  rule("rules.rules", "maybe", /\b(?:dont|must|never|not allowed|please keep|is fine in)\b/i),
  rule("amenities.text", "maybe", /\b(?:mobile|reception|coverage|signal)\b/i),
  rule(
    "checkin.details",
    "maybe",
    /\b(?:the|our) (?:street )?address is\b|\b(?:drive|turn|exit|motorway|track|lane)\b/i,
  ),
  // German and French.
  rule(
    "checkin.parkingInfo",
    "maybe",
    /\b(?:park(?:platz|en|plätze)|stellplatz|tiefgarage|stationne\w*|garer)\b/i,
  ),
  rule(
    "departure.items",
    "maybe",
    /\b(?:abreise|vor der abfahrt|beim verlassen|auschecken|avant (?:de partir|votre départ)|au départ)\b/i,
  ),
  rule(
    "checkin.details",
    "maybe",
    /\b(?:anreise|ankunft|einchecken|schlüssel\w*|arrivée|clés?|à votre arrivée)\b/i,
  ),
  rule(
    "kitchen.text",
    "maybe",
    /\b(?:müll|abfall|mülltonnen?|küche|spülmaschine|geschirrspüler|kaffeemaschine|kühlschrank|herd|backofen|poubelles?|déchets|ordures|cuisine|lave-vaisselle|cafetière|four|réfrigérateur)\b/i,
  ),
  rule(
    "rules.rules",
    "maybe",
    /\b(?:rauchen|haustiere|ruhezeit(?:en)?|nachtruhe|verboten|bitte (?:keine|nicht)|fumer|animaux|interdits?|ne pas|après 22 ?h)\b/i,
  ),
  rule(
    "emergency.text",
    "maybe",
    /\b(?:notfall|notruf|feuerlöscher|arzt|krankenhaus|urgences?|pompiers|médecin|extincteur)\b/i,
  ),
  rule(
    "transportation.text",
    "maybe",
    /\b(?:bushaltestelle|bahnhof|u-bahn|straßenbahn|haltestelle|flughafen|gare|métro|arrêt|aéroport)\b/i,
  ),
  rule(
    "amenities.text",
    "maybe",
    /\b(?:heizung|handtücher|bettwäsche|waschmaschine|fernseher|balkon|chauffage|serviettes|draps|linge|lave-linge|télévision|piscine|jardin)\b/i,
  ),
];
