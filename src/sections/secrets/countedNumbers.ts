import { toUnicodeForm } from "#core/unicodeForm.ts";

/** A number in a text whose context does not explain it. */
interface UncountedNumber {
  text: string;
  /** Figures and characters, without "#" and spaces. */
  signs: number;
  /** "2580#": some keypads need that at the end. */
  endsWithKey: boolean;
}

const NUMBER =
  /(?<![\p{L}\p{N}+@-]|\*\*|\d[.,:/]|[$€£¥]\s?)[#*]?((?:(?!SH)[A-Z]{1,2})?\d{3,10}(?:[ABDEHPRSTXYZ](?!\p{L}))?|\d\d[A-Z]\d{2,3}|\d(?:[ -]\d){2,9}|\d\d(?:[ -]\d\d){1,4})(\s?[#*](?!\*))?(?![\p{L}\p{N}%°€£]|[.,:/]\d|-\p{L})/gu;
/** The same next to characters of scripts without spaces. */
const NUMBER_IN_SCRIPT =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(\d{3,10})(\s?[#*])?(?![\d.,:%°])|(?<![\d.,:/+-])(\d{3,10})(\s?[#*])?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?![年月日円元号號层層米분원년월일층호번])/gu;

const PHONE =
  /\+\d[\d ()./-]{6,}\d|(?<!\d)(?:0800|0508|1800|1300)[ -](?:\d{3}[ -]?\d{3,4}|\p{Lu}{3,})|(?<!\d)\(?0\d{1,4}\)?(?:[ ./-]\d{2,5}){2,4}(?!\d)|(?<!\d)0\d[ .-]\d{3}[ .-]?\d{4}(?!\d)|(?<!\d)0\d{8,10}(?!\d)|(?<!\d)\(?\d{3}\)?[ .-]\d{3,4}[ .-]\d{3,4}(?!\d)/gu;
const CALLED =
  /\b(?:call|text|ring|phone|tel|ph|mob|mobile|whats ?app|sms|contact)\b(?:(?!press|type|enter|code)[^.!?]){0,30}?\d[\d -]{2,}\d|\bdial\b[^.!?\d]{0,30}\d(?:[ -]?\d){6,}/giu;
const ELSEWHERE =
  /\S+@\S+|https?:\S+|www\.\S+|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b/giu;

const STREET = String.raw`(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|place|pl|way|crescent|cres|terrace|tce|parade|highway|hwy|court|ct|close|boulevard|blvd|esplanade|quay|walk|rise|grove|track)`;
const STREET_AFTER = new RegExp(String.raw`^[A-Za-z]?\s+(?:\p{Lu}[\p{L}'’-]*\s+){1,3}${STREET}\b`, "iu");
const STREET_BEFORE =
  /(?:\b(?:rue|via|viale|calle|avenida|rua|jalan)\b[^,\d]*|\p{L}+(?:stra(?:ß|ss)e|str\.|weg|gasse|straat|gracht))[ ,]*$/iu;
const POSTAL = new RegExp(
  String.raw`\p{Lu}\p{L}+\s+${STREET}\b|post ?code|postal code|zip|plz|code postal|address|adresse`,
  "iu",
);
const PLACE_BEFORE = /\p{Lu}[\p{L}'’]+,?\s+$/u;
const UNITS =
  /^(?:\s*(?:m|km|cm|mm|m²|kg|g|l|ml|k?w|v|c|f|gb|mb|mbps|h|hrs?|am|pm|kr|nm)\b|[ -]*(?:met(?:re|er)s?|kilomet(?:re|er)s?|miles?|feet|ft|litres?|liters?|degrees?|percent|watts?|volts?|amps?|min(?:ute)?s?|sec(?:ond)?s?|hours?|days?|nights?|weeks?|months?|years?|people|guests?|persons?|visitors?|steps?|stairs|beds?|books|bus(?:es)?|trams?|trains?|ferry|dollars?|euros?|eur|cents?|pounds?|usd|nzd|aud|yen|won|chf|francs?|rupiah|square|sqm|acres?|channels?|calories|o['’]clock|uhr|stufen|grad|minuten|stunden|personen|jahre|mètres?|marches|degrés|heures|personnes|metros|grados|metri|gradi|graden|treden))(?!\p{L})/iu;
const COUNTER =
  /(?:^|[^\p{L}])(?:room|rm|unit|apt|apartment|flat|suite|level|lvl|floor|bay|lot|route|line|bus|buses|tram|train|flight|highway|hwy|sh|exit|junction|channel|ch|page|p\.?o\.? box|model|zimmer|wohnung|linie|kanal|chambre|appartement|étage|ligne|habitación|piso|línea|stanza|linea|kamer|lijn|usd|nzd|aud|eur|chf|rp|rs)\.?\s*#?$/iu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const YEAR_BEFORE =
  /(?:^|[^\p{L}])(?:since|from|in|of|built|circa|ca?\.|until|before|after|year|est\.?|established|renovated|de|en|seit|von|aus|anno|jahr|depuis|desde|dal|del|uit|tahun|january|february|march|april|may|june|july|august|september|october|november|december)\s*$/iu;
const TYPED_IN = /\b(?:type|key|punch|put|tap|pop)(?:s|ing)? in\s*$/iu;
const EMERGENCY = /^(?:000|111|112|911|999|11[0-9]|144|061|100)$/;
const EMERGENCY_WORDS =
  /emergenc|police|fire|ambulance|notruf|feuerwehr|polizei|urgenc|pompiers|emergencia|call|dial|ring/iu;
const CLOCK = /^(?:[01]\d|2[0-4])[0-5][05]$/;
const CLOCK_RANGE = /^\s*(?:-|–|to|and|until|till|bis|à|a|und|et)\s*(?:[01]\d|2[0-4])[0-5][05]\b/iu;
const CLOCK_BEFORE = /(?:[01]\d|2[0-4])[0-5][05]\s*(?:-|–|to|and|until|till|bis|à|a|und|et)\s*$/iu;

/** Returns the numbers of three or more figures that are no phone, price, distance, time, year or street number. */
export function uncountedNumbers(text: string): UncountedNumber[] {
  const blank = (match: string) => "_".repeat(match.length);
  const plain = toUnicodeForm(text, "NFKC")
    .replaceAll(ELSEWHERE, blank)
    .replaceAll(PHONE, blank)
    .replaceAll(CALLED, blank);
  return [...plain.matchAll(NUMBER), ...plain.matchAll(NUMBER_IN_SCRIPT)].flatMap((found) => {
    const [whole, one, oneKey, two, twoKey] = found;
    const number = one ?? two ?? "";
    const before = plain.slice(0, found.index);
    const after = plain.slice(found.index + whole.length);
    const endsWithKey = (oneKey ?? twoKey) !== undefined;
    if (!endsWithKey && counts(number, before, after)) return [];
    return [{ text: number, signs: number.replaceAll(/[ -]/g, "").length, endsWithKey }];
  });
}

function counts(number: string, before: string, after: string): boolean {
  if (UNITS.test(after) || COUNTER.test(before)) return true;
  if (STREET_AFTER.test(after) || STREET_BEFORE.test(before)) return true;
  if (YEAR.test(number) && YEAR_BEFORE.test(before) && !TYPED_IN.test(before)) return true;
  if (EMERGENCY.test(number) && EMERGENCY_WORDS.test(before + after)) return true;
  if (CLOCK.test(number) && (CLOCK_RANGE.test(after) || CLOCK_BEFORE.test(before))) return true;
  const isPostcode = /^\d{4,6}$/.test(number) && POSTAL.test(before + after) && PLACE_BEFORE.test(before);
  return isPostcode && !/\b(?:gate|door|garage|lock|code|keypad)\s+$/iu.test(before);
}
