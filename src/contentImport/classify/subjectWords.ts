import type { SectionType } from "#sections/catalog.ts";

/** A field of a section: what a sentence is placed in. */
export interface SectionField {
  section: SectionType;
  field: string;
}

interface Subject extends SectionField {
  /** Parts of a regular expression, each a whole word or several; in English, German and French. */
  words: readonly string[];
}

const subject = (name: `${SectionType}.${string}`, ...words: string[]): Subject => {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return { section, field, words: words.flatMap((line) => line.split(", ")) };
};

/** What headings call each field, the more telling words first. */
export const subjects: readonly Subject[] = [
  subject(
    "wifi.notes",
    "wi-?fi, wlan, internet, wireless, broadband, network",
    "internetzugang, réseau, communications?, connectivity, konnektivität, connectivité, conectividad, connettività, phone and net, getting online, connected, connexion, conexión, connessione, ligação, verbinding, la red, a rede, netz",
  ),
  subject(
    "checkin.parkingInfo",
    "(?:car )?park(?:ing|s)?, where to park, car ?ports?, garage(?! door), driveway, (?:your |motor )?cars?, vehicles?",
    "parkpl\\p{L}+, parken, stellplatz, tiefgarage, stationnement, se garer",
    "parcheggi\\p{L}*, l['’]auto, macchina, aparcamiento, el coche, estacionamento, carros?, parkeren, auto, voiture",
  ),
  subject(
    "departure.items",
    "check(?:ing)?[- ]?outs?, departures?, departing, leaving, before (?:you )?(?:go|leave|depart)\\p{L}*",
    "when (?:you )?(?:go|leav|depart)\\p{L}*, (?:when|what time|by when) .*(?:leave|leaving|depart|check out|out by|be out), wann .*(?:abreisen|ausziehen|gehen|raus), .*(?:partir|quitter le logement), .*(?:hay que|tengo que|debemos) (?:salir|irnos|dejar), .*(?:lasciare|andare via), hoe laat .*(?:weg|vertrekken|uitchecken), last (?:day|morning), (?:heading|going) home, time to go, see you (?:again|next), ^out$, (?:taking )?your leave, goodbye, farewell, end of (?:the |your )?stay",
    "(?:the )?last (?:day|morning)|(?:el )?último día|(?:le )?dernier jour|(?:der )?letzter tag|l[’']ultimo giorno|(?:de )?laatste dag, quando (?:partite|andate via)|wenn (?:sie|ihr) (?:\\p{L}+ )?(?:gehen|fahren|abreist|abreisen)|als (?:u|je|jullie) (?:weg)?(?:gaat|gaan|vertrekt|vertrekken)|bij het weggaan, abreise, auszug, départ",
    "before departing, closing up, (?:on )?(?:your |the )?way out, going$, bye(?:[- ]bye)?, checkout checklist, wenn sie (?:gehen|fahren|abreisen), salida, al salir, antes de (?:salir|iros|irse|sair|partir), partenza, prima di (?:partire|andare), alla partenza, saída, ao sair, .*tenho de sair, vertrek, bij vertrek, verlassen der .*, en partant, avant de partir",
    "arrivederci, addio, a presto, au revoir, à bientôt, auf wiedersehen, tschüss, bis bald, adiós, hasta (?:luego|pronto), adeus, até (?:breve|à próxima), tot ziens, so long, the sad bit, last things",
  ),
  subject(
    "checkin.details",
    "check(?:ing)?[- ]?ins?, arriv(?:al|als|ing|e), getting in(?:side)?, access, entry, entrance, keys?",
    "(?:when|what time|how early) .*(?:arrive|arriving|check in|come|get in), how do (?:i|we) (?:get in|get there|find .*|open .*), wann .*(?:anreisen|einziehen|kommen|ankommen), .*(?:arriver|entrer), .*(?:llegar|entrar), .*(?:arrivare|entrare), hoe laat .*(?:terecht|aankomen|inchecken), how to get in, directions, find(?:ing)? (?:us|the [\\p{L}]+|your way), lock ?box, key ?(?:safe|pad), front door, (?:door |access )?codes?",
    "anreise, ankunft, schlüssel\\p{L}*, arrivée, clés?, anfahrt",
    "finding (?:us|it|your way)?, how to find .*, where is (?:it|the house), guest access, opening up, pour nous trouver, trouver, wegbeschreibung, so (?:finden|kommen) sie .*, ankommen, llegada, cómo (?:llegar|entrar), llaves?, arrivo, come (?:arrivare|entrare), chiavi, chegada, como (?:chegar|entrar|abro .*), chaves?, .*posso entrar, morada, dirección, indirizzo, aankomst, sleutels?, hoe kom je .*",
  ),
  subject(
    "emergency.text",
    "emergenc(?:y|ies), safety, first aid, important (?:phone )?(?:numbers|contacts), contacts?, contact (?:us|details)",
    "who (?:to|do (?:we|i|you)|can (?:we|i|you)|should (?:we|i|you)) (?:call|ring|contact|phone|ask), whom .*, something (?:goes|is|went) wrong, trouble, problems?, help, phone numbers, useful numbers, (?:your )?hosts?, owners?, managers?, caretaker, neighbou?rs?, police, hospital, doctors?, ^fire$, ^if .*, ^should .*, in case of .*, things? go(?:es)? wrong, worst",
    "notf[aä]ll\\p{L}*, kontakt\\p{L}*, urgences?, wichtige nummern",
    "when it goes wrong, (?:gone|goes|going) wrong, uh-?oh, ouch, oops, health, fire danger, stuck, gets hurt, bush ?fires?, snakes?, wichtig im notfall, im fall der fälle, hilfe, bei problemen, en cas de .*, si .* problème, emergencias?, en caso de .*, si (?:pasa|hay) .*, emergenz[ae], in caso di .*, numeri utili, se qualcosa .*, emergências?, .*houver um problema, em caso de .*, nood\\p{L}*, hulp, als er iets .*",
  ),
  subject(
    "rules.rules",
    "neighbou?rs?, nachbarn, voisins, vecinos, vicini, buren",
    "rules?, house rules?, do[’']?s and don[’']?ts, please (?:don[’']?t|do not), polic(?:y|ies), quiet(?: hours| time)?, noise, smoking, pets?, animals?, requests?, we ask(?: of you)?, events?, part(?:y|ies), max(?:imum|\\.)? (?:number of )?(?:guests|people|persons|occupancy), conditions",
    "hausordnung, hausregeln, ruhezeiten?, règles?, règlement",
    "manners, conduct, etiquette, not on, off limits, (?:the )?(?:do nots|don[’']?ts|no[- ]nos), please$, pls$, kindly, a few (?:things|requests)(?: i do have to ask)?, guests of guests, das ist uns wichtig, bitte beachten, was nicht geht, wir bitten .*, à respecter, merci de, ce qu[’']on vous demande, normas, reglas, por favor, regole(?: della casa)?, per favore, regras, não pode, huisregels, regels, graag",
    "vi chiediamo, wir bitten(?: sie)?, on vous demande, nous vous demandons, os pedimos, le pedimos, pedimos, we vragen(?: u)?, the boring bits, small print, fine print, ground rules, be kind",
  ),
  subject(
    "kitchen.text",
    "kitchen, cooking, pantry, cooker, küche, cuisine, cocina, cucina, cozinha, keuken",
  ),
  subject(
    "dining.items",
    "eats?, eating(?: out)?, restaurants?, dining, caf[eé]s?, coffee shops?, take-?aways?, food, drink(?:s|ing)?, bars?, pubs?",
    "tables? (?:we|to) .*, breakfast, dinner, lunch, brunch, essen(?: gehen)?, gastronomie, où manger, manger",
    "tucker, yum, nosh, grub, hungry, feed, where should we eat, where (?:we|to) eat, tapas, comer, dónde comer, restaurantes?, mangiare, dove mangiare, ristoranti, onde (?:comer|se come .*), restaurantes, eten, uit eten, restaurants, essen und trinken, kulinarisch\\p{L}*, tables?, food and drink",
  ),
  subject(
    "shopping.items",
    "shop(?:s|ping)?, supermarkets?, grocer(?:y|ies), markets?",
    "einkaufen, courses, magasins?, supermarchés?",
    "provisions, supplies, groceries, stocking up, compras?, dónde comprar, tiendas?, spesa, fare la spesa, negozi, onde faço compras, lojas, boodschappen, winkels, läden, faire ses courses",
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
    "amusements?, trips?, excursions?, fun, worth doing, ^the lake$, ^the beach$, unterwegs, freizeit, erleben, sorties, se balader, balades, qué hacer, planes, excursiones, cosa fare, gite, escursioni, spiagge?, mare, o que fazer, passeios, praias?, wat te doen, uitstapjes, activiteiten, eropuit",
  ),
  subject(
    "places.items",
    "^see$, places? to (?:see|visit|go), sights?, sightseeing, attractions?, must[- ]sees?, what to see",
    "sehenswürdigkeiten, à voir",
    "not miss, sights and .*, qué ver, visitar, visitas, cosa vedere, da vedere, o que ver, não (?:posso )?perder, bezienswaardigheden, visites",
  ),
  subject(
    "transportation.text",
    "transport(?:ation)?, getting (?:around|here|there|to), public transit, bus(?:es)?, trains?, trams?, ferr(?:y|ies), taxis?, airport, transfers?",
    "verkehr\\p{L}*, öpnv, transports?, bus und bahn, se déplacer",
    "without a car, nahverkehr, ohne auto, en transports, sans voiture, transporte, cómo moverse, autobuses, trasporti, mezzi pubblici, come muoversi, transportes, como andar, vervoer, openbaar vervoer",
  ),
  subject(
    "recommendations.activities",
    "recommend\\p{L}*, favou?rites?, local (?:tips|knowledge|area|guide|secrets), tips, neighbou?rhood, the area, around (?:here|town|us)",
    "empfehlungen, tipps, umgebung, bonnes adresses",
    "highlights, enjoy, out and about, good things nearby, the barrio, el barrio, dintorni, consigli, arredores, dicas, sugestões, recomendaciones, qué .* cerca, in de buurt, tips voor .*, nos adresses, alentours, aux environs",
  ),
  subject(
    "howto.items",
    "rubbish, bins?, bin day, recycling, (?:household )?waste, refuse, garbage, trash, collection(?: days?)?",
    "müll\\p{L}*, abfall\\p{L}*, poubelles?, déchets, basura, reciclaje, rifiuti, spazzatura, raccolta(?: differenziata)?, lixo, reciclagem, afval, vuilnis, where does (?:the )?(?:trash|rubbish|garbage) go",
    "how[- ]to, how (?:do i|does|it works|things work|everything works), instructions, appliances, operating, using (?:the|our), guides?",
    "bedienung\\p{L}*, anleitung\\p{L}*, geräte, mode d[’']emploi, appareils",
    "stuff that confuses people, cómo funciona, come funziona, funzionamento, como funciona, hoe werkt, so funktioniert, fonctionnement, things that confuse .*",
  ),
  subject(
    "amenities.text",
    "amenit(?:y|ies), facilities, what[’']?s (?:included|in the \\p{L}+|provided|here), heat(?:ing|ers?| ?pump), air[- ]?con\\p{L}*, aircon, cooling",
    "tvs?, television, entertainment, laundry, wash(?:ing|er)?, dryer, pool, spa, hot ?tub, sauna, linen, towels?",
    "toilets?, loo, wc, warmth, keeping warm, bed(?:s|ding|rooms?)?, bath(?:room)?s?, living (?:room|area), lounge, bbqs?, barbecue, garden, outdoors?, outside, deck, balcony, terrace",
    "fire ?(?:place|wood|pit), wood (?:burner|heater|stove), hot water, water, power, electricity, baby, equipment, gym, lift, storage",
    "heizung, ausstattung, bettwäsche, handtücher, waschmaschine, équipements?, chauffage, linge, piscine, jardin",
    "living (?:here|there|in .*), the space, about this space, around the (?:house|flat|cottage|home|place), in the (?:house|flat|cottage), heating and water, bears, vivre ici, ^la maison$, ^das haus$, ^die wohnung$, in der wohnung, wohnen, ^la casa$, ^el piso$, en (?:la )?casa, in casa, ^l[’']appartamento$, a casa, ^o apartamento$, ^het huis$, in huis, calefacción, riscaldamento, aquecimento, verwarming, agua, acqua, água",
  ),
  subject(
    "property.address",
    "(?:our |the |property |street |postal |full )*address, (?:our |the )?location, where we are, adresse",
    "dirección, indirizzo, morada, endereço, adres",
  ),
  subject(
    "welcome.text",
    "welcome, about (?:the|our|us)(?: \\p{L}+)?, hello, dear guests?, kia ora, g[’']day, thank you, a note from",
    "willkommen, herzlich, bienvenue, bonjour",
    "bienvenid[oa]s, benvenut[io], bem-?vind[oa]s, welkom, servus, grüß gott",
  ),
];
