/** The hours from one in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const HOURS = [
  "one|ein|une|una|een|uma",
  "two|zwei|deux|dos|due|twee|duas",
  "three|drei|trois|tres|tre|drie|três",
  "four|vier|quatre|cuatro|quattro|quatro",
  "five|fünf|cinq|cinco|cinque|vijf",
  "six|sechs|seis|sei|zes",
  "seven|sieben|sept|siete|sette|zeven|sete",
  "eight|acht|huit|ocho|otto|oito",
  "nine|neun|neuf|nueve|nove|negen",
  "ten|zehn|dix|diez|dieci|tien|dez",
  "eleven|elf|onze|once|undici",
  "twelve|zwölf|douze|doce|dodici|twaalf|doze",
];
const HOUR = `\\d{1,2}|${HOURS.join("|")}`;
/** Returns 3 for "3", "three" and "drei"; 0 for what is no hour. */
export const hourOf = (text: string) =>
  /^\d/.test(text)
    ? Number(text)
    : HOURS.findIndex((words) => words.split("|").includes(text.toLowerCase())) + 1;

const MORNING = String.raw`a\.?m\.?|in the morning|this morning|morgens|vormittags|du matin|de la mañana|d[ei]l?l?a? mattin[oa]|da manhã|['’]s (?:morgens|ochtends)`;
const AFTERNOON = String.raw`p\.?m\.?|(?:in the |this )(?:afternoon|evening)|nachmittags|abends|de l['’]après-midi|du soir|de la (?:tarde|noche)|d[ei]l?l?a? (?:pomeriggio|sera)|da (?:tarde|noite)|['’]s (?:middags|avonds)`;
/** A time that says itself that it is one. */
export const TIME = new RegExp(
  String.raw`(?<![\p{L}\d:.])(?:(?<past>half|quarter) past (?<pastHour>${HOUR})|(?<mid>noon|midday|midnight|mittag|midi|mediodía|mezzogiorno)|(?<clock>\d{1,2}[:.h]\d{2})\s*(?:(?<clockMorning>${MORNING})|(?<clockAfternoon>${AFTERNOON}))?(?:\s?(?:uhr|uur|hrs?|h))?|(?<army>[01]\d[0-5]0|2[0-3][0-5]0)\s?(?:hrs?|hours|h)|(?<hour>${HOUR})\s*(?:(?<unit>o['’]?\s?clock|uhr|uur|heures?|horas?|h)\s*)?(?:(?<morning>${MORNING})|(?<afternoon>${AFTERNOON})|(?<=(?:clock|uhr|uur|heures?|horas?|h)\s*)))(?![\p{L}\d]|:\d)`,
  "giu",
);
/** An hour alone, or four figures, are one where a word of time stands before it. */
export const BARE = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:from|after|by|before|until|till|at|out|in|between|bis|ab|um|zwischen|dès|entre|las|dalle|alle|le|ore|das|às|vanaf|tussen|om|tot|na|voor|vóór)|check-?\s?(?:in|out)(?:['’]s| is)?|[:–-])\s)(?<hour>[01]\d[0-5]0|2[0-3][0-5]0|${HOUR})(?=\s*(?:$|[,;.!(–/)-]|(?:and|or|to|till|until|und|bis|et|à|y|a|e|alle|in poi|en|tot|até)(?!\p{L})|at the latest|latest|onwards?|sharp|please|pls|the day|on the|terecht))`,
  "giu",
);
export const IN =
  /check(?:ing|s)?[- ]?in|\bck ?in\b|\bc\/i\b|arriv\w*|\bcome\b|\bget in\b|\bmove in\b|\b(?:is|are|be) (?:all )?(?:yours|ready)\b|welcome (?:any ?time )?(?:from|after)|any ?time (?:from|after)|receive (?:you|our guests)|\bwaits for you\b|anreise|ankunft|ankommen|einziehen|zur verfügung|bezugsfertig|bereit|gehört ihnen|einchecken|einzug|beziehen|arrivée|arriver|\best à vous\b|disponible|entrada|ingresso|entrar|entrare|entrata|llegad\p{L}*|llegar|arriv[oi]|chega\p{L}+|aankom\p{L}*|inchecken|binnen|\bterecht\b|van (?:u|jullie)\b|klaar\b|in (?:het|de) (?:huis|appartement|woning)\p{L}*|è vostr[ao]|es vuestr[ao]|lista para|free(?= from| after)|available(?= from| after)|ready for you|received(?= between| from| after)|expect you|attendons|accueill\p{L}+|erwarten wir sie|aspettiamo|esperamos(?= a partir| desde)|list[oa]\b(?= a partir| desde)|pront[oa]\b(?= d| a partire)|prête?\b|beschikbaar|welkom(?= vanaf)|willkommen(?= ab)|benvenuti(?= dalle)|open to you|\bin(?= (?:from|after))|\bin\s*[:·–-]?\s*$/giu;
export const OUT =
  /check(?:ing|s)?[- ]?out|\bck ?out\b|\bc\/o\b|depart\w*|\bleav(?:e|ing)\b(?! (?:it|yours|your car|them|everything|any|no|on|off|us a)\b)|\boff the \w+ (?=by|before)|\b(?:you|be|us|all|everyone) out\b|\bvacate\w*|\bbe (?:out|gone|on your way|off|ready to go)\b|\bget out\b|\bout by\b|(?:hand|give|need|have|want|get) (?:it|us|the \w+|your \w+|back)(?: \w+)? (?:back )?(?=by|before|at|half)|\bhand it back\b|\bleft(?= by| before)|\blast (?:day|morning)|abreise|auszug|ausgezogen|aus(?:zu)?ziehen|frei(?:zu)?machen|letzten tag|auschecken|départ|(?<!(?<!\p{L})[aà] )partir(?!e)|partenza|(?<!a )partire|\bsi parte\b|\bpartite\b|quitter|libér(?:er|ez|ée?s?)|dernier jour|último día|dejar (?:el|la|libre)|ultimo giorno|lasciat[ao]|lasciarl[ao]|lasciate (?:la (?:casa|camera|stanza)|l['’]appartamento)|dejarl[oa]|rendue?s?\b|essere libera|quedar libre|(?<=uhr )frei\b|liberat[ao]|último dia|deixar|salida|salir|sair|saída|uscire|lasciare|liberare|vertrek\p{L}*|uitchecken|verlassen|räumen|het huis uit|laatste dag|verlaten|\bout\s*[:·–-]?\s*$/giu;
/** Of an opening, an office or a quiet time, not of the stay. */
export const OTHER =
  /\b(?:open(?:s|ing)?|close[sd]?|hours|quiet|office|reception|cleaners?|music|noise|late|later|early|earlier|staffed|locked|locks|collected|delayed|every|extra|further|additional|bags?|luggage|visitors?|guests? of|bus(?:es)?|trains?|ferry|tram|shuttle|bins?|dinner|lunch|breakfast|nachtruhe|mittagsruhe|ruhe|musik|silence|silencio|ruido|musica|fiestas?|frühstück|müll|poubelles?|basura|rifiuti|lixo|cena|visitas?|stilte)\b/iu;
export const BEGINS =
  /\b(?:from|after|na|entre|zwischen|tussen|tra|fra|dopo|any ?time|as of|at|ab|um|dès|partire?|desde|vanaf|om|dalle|alle|das|between|by|is|ready)\b|(?<!\p{L})às(?!\p{L})|[:·–-]\s*$|^$/iu;
export const ENDS =
  /\b(?:by|before|until|till|at|no later|latest|bis|vor|avant|hasta|antes|voor|vóór|tot|uiterlijk|om|um|alle|entro|prima|is|to)\b|(?<!\p{L})(?:até|às)(?!\p{L})|[:·–-]\s*$|^$/iu;
export const FILLERS =
  /check(?:ing)?[- ]?(?:in|out)(?:[- ]?times?)?|\b(?:ck|c\/[io]|in|out|times?|arriv(?:e|al|als|ing)|depart(?:ure|ures|ing)?|leav(?:e|ing)|anreise|abreise|arrivée|départ|entrada|salida|the|is|are|be|from|at|after|before|by|until|till|any|and|or|no|than|later|earlier|latest|onwards?|on|of|day|please|pls|sharp|hrs|ab|bis|um|dès|avant|desde|hasta|las|à|partir|de|your|you|we|und|et|y|earliest|strictly)\b|[^\p{L}\p{N}]+/giu;
