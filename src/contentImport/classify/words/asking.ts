import { cue, type Cue } from "#contentImport/classify/cueWords.ts";

const PHONE = String.raw`(?:tel\.? ?|ph\.? ?)?(?:\+\d[\d ()./-]{7,}\d|\(?0\d[\d ()/.-]{6,}\d|\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{3} \d{3} \d{3}\b|\d{4} \d{3} \d{3})`;

/** What hosts ask for, what is to be done at the end, and whom to call. */
export const askingCues: readonly Cue[] = [
  cue(
    "rules.rules",
    2.6,
    "no (?:smoking|vaping|part(?:y|ies)|pets?|dogs?|cats?|shoes|events?|noise|candles?|visitors|fireworks|confetti|glitter|drones?|atvs?|open fires?|bbqs?|barbecues?|red wine|loud|music|diving|running|glass|children|kids|stag|hen|bachelor\\p{L}*|smokers|unregistered|extra|overnight|stilettos|heels|shisha)|not allowed|not permitted|prohibited|forbidden|strictly|cannot be accommodated|quiet (?:hours|time|from|after|between|please)|keep (?:the )?(?:noise|music|voices|it) down|keep your voices|noise|neighbou?rs (?:are|do|have|will)|smok(?:e|ers|ing)(?! (?:alarm|detector))|vap(?:e|ing)|part(?:y|ies)|hen do|pets?|dogs? (?:under|are|is|must|on|off|ok)|one dog|your dog|well[- ]behaved|maximum (?:of )?\\p{L}+ (?:guests|people)|more than \\p{L}+ (?:people|guests|visitors)|(?:only|max) \\p{L}+ (?:people|guests)|sleeps? no more|so \\p{L}+ people|visitors?|overnight guests|who you booked with|shoes off|off (?:your )?feet|charged|fines?|fee|deposit|damages?|curfew|unsupervised|not suitable|house rules?|leave no trace|must not|under (?:5|12|16|18)|fire bans?|total fire ban|drones?",
    "rauch(?:en|er|frei|t)|haustiere?|hunde? (?:sind|ist|nur|dürfen)|ruhezeit\\p{L}*|nachtruhe|mittagsruhe|ab 22 uhr|verboten|nicht (?:erlaubt|gestattet)|keine (?:partys?|feiern?|haustiere|kerzen|straßenschuhe|hunde)|bitte (?:keine|nicht)|schuhe|hausordnung|höchstens \\p{L}+ personen",
    "fum(?:er|e|eurs?)|non[- ]fumeur|animaux|interdite?s?|pas de (?:fête|bruit|musique|chaussures|feu|bougies?)|après 22 ?h|silence|voisins?|merci de ne pas|il est (?:interdit|défendu)|pas admis|maximum \\p{L}+ personnes|défense de",
    "fumar|mascotas?|perros?|silencio|nada de (?:fiestas|ruido)|fiestas?|prohibid[oa]s?|no se (?:puede|permite\\p{L}?|admite\\p{L}?)|vecinos|ruidos?|máximo \\p{L}+ personas, fumare|vietat[oaie]|animali|cani|silenzio|feste|rumor[ei]|vicini|non si (?:può|possono|fuma)|è vietato|massimo \\p{L}+ persone, fumar|proibid[oa]s?|animais|cães|festas?|silêncio|barulho|ruído|vizinhos|não (?:é permitido|são permitid\\p{L}+|se pode)|máximo de \\p{L}+ pessoas, rok(?:en|ers)|huisdieren|honden?|feestjes?|verboden|niet (?:toegestaan|roken)|stilte|buren|geluidsoverlast|maximaal \\p{L}+ personen",
  ),
  cue(
    "rules.rules",
    1.4,
    "never|do not|don['’]?t(?! (?:worry|miss|hesitate|forget|have|know))|please (?:don['’]?t|do not|keep|no|leave)|must|only in the|not on the|stays? shut|stay shut|keep (?:every|the|all|gates?)|cannot|may not|please,? no|ne pas|n['’]\\p{L}+ pas|nicht|bitte nicht|nie|no \\p{L}+(?:éis|en) |non (?:si|lasciate|usate|aprite)|não (?:deixe\\p{L}*|use|abra)|niet|nooit|look elsewhere",
  ),
  cue(
    "departure.items",
    2.2,
    "towels in (?:the )?(?:bath|tub|shower), vacuum, sweep out, empty the (?:fridge|bins?|dishwasher), take out the (?:rubbish|trash|garbage|bins?), turn everything off, everything off, strip, in a heap, wipe down, riportate, lasciate, spegnete, chiudete, rimettete, laissez, éteignez, fermez, dejad, apagad, cerrad, deixe\\p{L}*, desligue\\p{L}*, laat, ausschalten, abschließen, ausräumen",
  ),
  cue("rules.rules", 1.8, "music, musik, musique, música, musica, muziek, stereo, loud"),
  cue("emergency.text", 3.2, "fuses?"),
  cue(
    "departure.items",
    2.8,
    "check(?:ing)?[- ]?out|before (?:your )?departure|before (?:you )?(?:check(?:ing)? out|leav(?:e|ing)|go(?:ing)?|depart(?:ing)?|set off home|drive off)(?! out)|when (?:you|ye) (?:leave|go|check out|depart|are leaving)(?! (?:out|for the|the (?:house|flat|cottage) (?:in|for)|home for))|leaving day|on your (?:last|final) (?:day|morning)|on (?:the )?(?:last|final) (?:day|morning)|departing|late check-?outs?|strip (?:the )?beds?|beds? stripped|bedding in|lock up|locked up|be out by|out by|key back|keys back|fob through|return the keys?|post the keys?|drop the keys?|heating off|gas off|pull the door to|set the thermostat to \\d+|start a load|bags? the (?:linen|sheets)|dishes (?:in|done|washed)|fridge (?:empty|emptied)|mousetraps set|closing up|on your way out",
    "abreise|vor der (?:abfahrt|abreise)|bei der abreise|beim (?:verlassen|auszug|gehen)|auschecken|check-?out|betten abziehen|abgezogen|besenrein|schlüssel zurück, départ|avant (?:de partir|votre départ|le départ)|en partant|au départ|le jour du départ|quitter|libérer|laissez les (?:draps|clés?|serviettes), salida|al salir|al (?:irse|marcharse|iros)|antes de (?:salir|iros|irse|marchar\\p{L}*)|hay que salir|dejad? las? (?:toallas|llaves?), partenza|alla partenza|prima di (?:partire|andare|uscire|lasciare)|quando (?:partite|uscite|andate via)|lasciate? (?:le chiavi|gli asciugamani|la chiave)|check-?out, saída|à saída|ao sair|antes de (?:sair|partir|ir)|deixe (?:a louça|as toalhas|a chave|as chaves)|feche as janelas, vertrek|bij vertrek|voor (?:u|je|het) vertrek\\p{L}*|uitchecken|laat de sleutel|bedden afhalen",
  ),
  cue(
    "emergency.text",
    2.8,
    PHONE,
    "emergenc(?:y|ies)|first[- ]aid|fire (?:extinguishers?|blanket|brigade|exit)|extinguishers?|smoke (?:alarms?|detectors?)|co (?:alarm|detector)|carbon monoxide|ambulance|hospitals?|casualty|a&e|er is|emergency room|urgent care|mediclinic|doctors?|surgery|gp(?!s)|garda|police|coast ?guard|poison(?:s)?|paramedics?|in case of|evacuat\\p{L}+|assembly point|muster|flagpole|meeting point|bush ?fires?|floods?|cyclones?|hurricanes?|tornado\\p{L}*|earthquakes?|tsunami|snakes?|snake ?bites?|spiders?|scorpions?|ticks?|defibrillator|fuse ?box|breaker box|stopcock|water main|mains (?:tap|valve)|gas (?:leak|valve)|plumber|electrician|listen to abc|caretaker|any problems?|if there['’]s a problem|stuck\\? call|ring me|call (?:me|us)|text (?:me|us)|whats ?app|message \\p{Lu}\\p{L}+|gets hurt",
    "notfall|notruf|notarzt|feuerlöscher|rauchmelder|feuerwehr|polizei|arzt|ärzt\\p{L}+|krankenhaus|klinik|erste hilfe|verbandskasten|hauptwasserhahn|erreichbar unter|rufen sie|hausmeister, urgences?|samu|pompiers|médecin|hôpital|extincteur|détecteur|trousse|police|appelez|secours, emergencias?|urgencias|hospital|ambulatorio|centro de salud|extintor|botiquín|policía|bomberos|llamad(?:me|nos)?|médico, emergenza|ospedale|pronto soccorso|estintore|guardia medica|carabinieri|polizia|vigili del fuoco|medico|chiamate(?:mi|ci)?|cassetta del pronto soccorso, emergência|urgência|hospital|extintor|primeiros socorros|polícia|bombeiros|ligue|médico, noodgeval|alarmnummer|brandblusser|huisarts|ziekenhuis|ehbo|politie|brandweer|bel (?:ons|mij|112)",
    "(?<!\\d)(?:000|111|112|911|999|115|118|10111)(?= (?:for|or|police|fire|ambulance|pour|für|para|per)|[.,;]|$)",
  ),
];
