const NUMBER = String.raw`\d{1,5}(?: ?[a-z](?!\p{L}))?(?:[-–/]\d+[a-z]?)?`;
const NAME = String.raw`(?:[\p{Lu}\d][\p{L}\d'’.-]*,? ){0,4}`;
const STREETS = [
  // "212 Old Sugarhouse Road"
  String.raw`${NUMBER},? ${NAME}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Court|Ct|Close|Place|Pl|Parade|Crescent|Terrace|Brae|Hill|Boulevard|Blvd|Highway|Hwy|Square|Row|Walk|Quay|Wharf|Esplanade|Grove|Gardens|Mews|Rise|Track|Loop|Circle|Trail)(?!\p{L})`,
  // "12 rue du Lavoir"
  String.raw`\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|chemin|place|impasse|allée|route|quai|cours) [\p{L}'’ -]{2,40}`,
  // "Lindenstraße 8 a", "Granitzer Straße 41"
  String.raw`(?:\p{Lu}[\p{L}.-]*(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|ring|damm|ufer|straat|laan|gracht)|(?:\p{Lu}[\p{L}.-]* ){1,3}(?:Stra(?:ß|ss)e|Weg|Gasse|Allee|Platz|Ring|Damm)) ${NUMBER}`,
  // "Rua do Salvador 31", "ul. Miodowa 23/9"
  String.raw`(?:Rua|Beco|Travessa|Avenida|Largo|Calle|Carrer|Plaza|Via|Viale|Piazza|Corso|Odos|ul\.) (?:[\p{L}'’.-]+,? ){1,5}${NUMBER}`,
];
/** ", 18586 Sellin", ", Stowe, Vermont 05672" */
const TOWN = String.raw`(?:,? \d{4,5}(?:-\d{3,4})? \p{Lu}[\p{L} -]*|, (?=[\p{Lu}\d])[^,.;:!?()]{2,40})*`;
const POSTAL_ADDRESS = new RegExp(String.raw`(?<![\p{L}\d])(?:${STREETS.join("|")})${TOWN}`, "u");
const POSTCODE = /(?<!\d)\d{5}(?!\d)|\d{4}-\d{3}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|\b[A-Z]{2,3} \d{4}\b/;
/** What says that an address is the property's own. */
const OWN =
  /\b(?:address|adresse|anschrift|dirección|indirizzo|morada|you(?:['’]ll)? find us|we are at|the (?:house|villa|flat|apartment|cottage|cabin|studio|place)(?: \p{L}+)? (?:is|stands)|sie finden|das (?:haus|ferienhaus) (?:steht|liegt)|la maison (?:est|se trouve))\b/iu;
/** A text of no more words besides says the address alone: "Maple Nest, 212 …". */
const MAX_OTHER_WORDS = 3;

/** Returns the property's own address that a text says, and whether it says little more; null without one. */
export function postalAddressIn(text: string): { value: string; isWhole: boolean } | null {
  const value = POSTAL_ADDRESS.exec(text)?.[0].trim();
  if (value === undefined || !(POSTCODE.test(value) || OWN.test(text))) return null;
  const others = text.replace(value, " ").match(/[\p{L}\d]+/gu) ?? [];
  return { value, isWhole: others.length <= MAX_OTHER_WORDS };
}
