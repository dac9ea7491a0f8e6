import { cue, type Cue } from "#contentImport/classify/cueWords.ts";

const STREET =
  "street|st|road|rd|lane|ln|avenue|ave|drive|dr|parade|pde|court|ct|crescent|cres|close|terrace|tce|place|pl|way|boulevard|blvd|highway|hwy|row|alley|mews|esplanade|quay|circle|wynd|brae|square";
/** A number, then a name in capitals, then what a street is called; or the other way round. */
const STREET_LINE = [
  String.raw`(?-i:\d{1,5}[a-zA-Z]?,? (?:[NESW]{1,2} )?(?:\p{Lu}[\p{L}'’.-]+ ){1,3})(?:${STREET})\b(?!['’])`,
  String.raw`(?:rue|avenue|chemin|route|impasse|quai|place|allée|calle|avenida|avda\.?|plaza|paseo|carrer|via|viale|vicolo|piazza|corso|contrada|strada|rua|travessa|largo|praça|estrada)(?-i: (?:(?:de|des|du|la|las|los|da|do|das|dos|della|dei|del|d['’])\s?)*\p{Lu}[\p{L}'’ .-]{2,40}?),? (?:n\.?º? ?)?\d{1,4}[a-z]?`,
  String.raw`\d{1,4},? (?:bis )?(?:rue|avenue|chemin|route|impasse|quai|allée) `,
  String.raw`(?-i:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|ufer|straat|laan|gracht|kade|plein)) \d{1,4}[a-z]?`,
  String.raw`(?-i:\p{Lu}[\p{L}.-]+ ){1,3}(?:street|road|lane|avenue|rd|row)(?-i:,\s\p{Lu})`,
].join("|");

/** What hosts say of the way in, of cars, of transport and of the network. */
export const arrivingCues: readonly Cue[] = [
  cue("checkin.details", 2.6, STREET_LINE),
  cue(
    "checkin.details",
    2,
    "you(?:['’]ll| will| can)? find (?:us|it|the (?:house|cottage|flat|place))(?! (?:handy|useful)), (?:the |our )?address, sat ?nav, gps, eircode, postcode, coming from \\p{L}+, take the (?:next|first|second|third|left|right)[^.]{0,20}, turn (?:left|right|at|in|off|up|down)(?= |,|$)(?! the (?:tap|knob|dial|key))|keep (?:left|right)(?! of)|(?:first|second|third) (?:left|right|door|on the (?:left|right))|go (?:through|past|up|down) the (?:gate|lane|drive|steps|alley|arch)|up the (?:cobbled )?(?:steps|stairs|drive|hill)(?= |,)|down the (?:side|lane|alley|spiral)|cattle ?grid|letter ?box|mailbox|half-door|blue door|red door|green door|yellow door|white door|weatherboard",
    "check(?:ing)?[- ]?in, self[- ]check-?in, arriv(?:al|e|es|ing), on arrival, let yourselves? in, get in(?:side)?(?! touch), key ?box, lock ?box, key ?safe, key ?pad, smart ?lock, front door, side door, main door, doorbell, buzzer, intercom, entrance, the fob, fobs?, latch, collect (?:the )?keys?, pick up (?:the )?keys?, keys? (?:is|are|in|under|behind|waits?), meet you, drop (?:your )?bags, luggage, padlock, foyer, lobby, concierge, reception desk, buzz",
    "anreise, ankunft, einchecken, check-?in, schlüssel\\p{L}*, haustür\\p{L}*, wohnungstür\\p{L}*, eingang\\p{L}*, türcode, klingel\\p{L}*, hausnummer, abbiegen, biegen sie, links ab, rechts ab, zufahrt, einfahrt, navi, gepäck, arrivée, à votre arrivée, clés?, boîte à clés?, portail, porte d['’]entrée, digicode, interphone, tournez à (?:gauche|droite), à gauche, à droite, suivez (?:le|les|la), ne suivez pas, lieu-dit, bagages?, llegada, al llegar, entrar, llaves?, portal, portero, cerradura, cajetín, girad?, a la (?:izquierda|derecha), el piso está en, la casa está en, maletas, equipaje, arrivo, all['’]arrivo, chiavi?, portone, ingresso, citofono, cassetta, svolt\\p{L}+, a (?:sinistra|destra), navigatore, bagagli, cancello, chegada, à chegada, entrar, chaves?, porta da rua, porta de entrada, campainha, cofre, código da porta, vire à, à esquerda, à direita, morada, malas, aankomst, bij aankomst, inchecken, sleutel\\p{L}*, voordeur, bel(?: aan)?, sleutelkluis\\p{L}*, linksaf, rechtsaf, oprit, bagage, avise-nos por mensagem",
  ),
  cue(
    "checkin.parkingInfo",
    2.6,
    "park(?:ing|ed)?(?! (?:itself|for|is lovely|street|st|road|rd|avenue|lane|row|view))(?=.{0,60}\\b(?:car|cars|street|drive|space|spot|bay|free|permit|garage|behind|in front|outside|under|on|in|at|here|there|is|zone|lot)\\b), car ?parks?, your car, cars? (?:can|can't|cannot|must|remain|stay|park|are|is)|car ?ports?|driveway|permits?|scratch ?cards?|parking|street cleaning|tow(?:ed)?|two cars|one car|residents?['’]? zone|vehicles?|trailers?, pull the car, leave your(?:s| car)? (?:in|at|on), car stacker, snow chains, chains",
    "park(?:en|platz|plätze|haus|scheibe|ausweis)|stellplatz|tiefgarage|carport|ihr auto|das auto|autos?, stationne\\p{L}*, garez(?:-vous)?, se garer, voitures?, aparc\\p{L}+, estacion\\p{L}+, el coche, parcheggi\\p{L}+, la macchina, l['’]auto, parcheggio, estacionamento, estacionar, lugar de garagem, garagem, o carro, parkeer\\p{L}*, parkeren, de auto",
  ),
  cue(
    "transportation.text",
    2.4,
    "bus(?:es)?(?! lane)|bus stop|coach(?:es)?|trains?|tram(?:s|way)?|ferr(?:y|ies)|metro|subway|underground|light rail|rail to|taxis?|cabs?|ubers?|lyft|bolt|ride ?share|airport|shuttle|station(?! wagon)|water taxi|every (?:half(?: an)? hour|hour|\\d+ min\\p{L}*)|line \\d+|route \\d+|opal|myki|oyster card|tap your card|bike ?share|docks? on|catamaran|last one back|departs?|timetable",
    "bus|busse|bushaltestelle|haltestelle|bahnhof|zug|züge|s-bahn|u-bahn|straßenbahn|tram|flughafen|fähre|konus|gästekarte|linie \\d+|fährt, arrêt de bus|bus \\d+|gare|métro|tramway|navette|aéroport|bateau-bus, autob[uú]s(?:es)?|parada|estación|tren|metro|tranvía|aeropuerto|catamarán|muelle, autobus|fermata|stazione|treno|traghetto|aeroporto|metropolitana|navetta, autocarro|paragem|estação|comboio|elétrico|aeroporto|andante, bushalte|halte|station|trein|veerpont|veer|luchthaven|ov-?chipkaart",
  ),
  cue(
    "wifi.notes",
    2.4,
    "wi-?fi|wlan|internet|broadband|starlink|router|hotspot|ssid|passphrase|gigs?|gb a month|streaming|fibre, netzwerk|kennwort|passwort, réseau|mot de passe|connexion, contraseña|la clave|la red|la wifi, la rete|la password, palavra-passe|senha|a rede, netwerk|wachtwoord",
  ),
  cue(
    "wifi.notes",
    1,
    "signal(?= (?:is|in|drops|by|reaches))|reaches the|password|reset the box|ça passe|download, (?:not great|weak|slow|patchy) (?:in|upstairs|downstairs|at the)",
  ),
  cue(
    "welcome.text",
    2.4,
    "welcome(?: to|,|!)|we(?: are|['’]re) (?:so |very |really )?(?:happy|glad|delighted|thrilled|pleased|excited)|(?:^|so )(?:delighted|glad|happy|pleased|lovely) to have you|thank(?:s| you)(?: so much| very much)? for (?:choosing|booking|staying|being|picking)|make yourselves? at home|look(?:ing)? forward to|kia ora|haere mai|g['’]day|dear (?:guests?|friends?)|hi there|hello|have a (?:great|wonderful|lovely|relaxing|happy|good)|enjoy (?:your|the|our)|we (?:built|bought|restored|renovated|love|hope)|made with love|our (?:little|home|old|family) (?:place|house|home|retreat)|put the kettle on|kick (?:off|back)|very dear to us|safe (?:journey|travels)|fingers crossed, céad míle fáilte, fáilte, croeso, howzit, aloha, namaste",
    "herzlich willkommen|willkommen|grüß gott|servus|wir (?:freuen|wünschen)|schön,? dass|liebe gäste, bienvenue?s?|soyez les bienvenus|chers (?:amis|hôtes|voyageurs)|nous (?:espérons|sommes (?:ravis|heureux))|bon séjour, bienvenid[oa]s|gracias por (?:reservar|elegir|venir)|queridos huéspedes|esperamos que|hola, benvenut[ioae]|grazie per|cari (?:ospiti|amici)|ciao a tutti|speriamo, bem-?vind[oa]s|obrigad[oa]s? por|caros hóspedes|esperamos que|olá|somos [ao] |vivemos|boa estadia, welkom|bedankt|beste gasten|lieve gasten|wij wensen|fijn dat",
  ),
];
