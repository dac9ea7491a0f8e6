/**
 * What guests write of gas, fire, smoke and carbon monoxide, in the 13 languages of their pages. Words of scripts with
 * spaces are whole ones; the others are found anywhere. An ordinary sentence that has one ("the fire is out of wood")
 * costs a guest one line with a number.
 */
const words = [
  // English
  "gas|fire|fires|burning|burns|smoke|smoking|smoky|carbon monoxide|monoxide",
  // German
  "gas|gasgeruch|gasleck|feuer|brand|brennt|es brennt|rauch|raucht|qualm|qualmt|kohlenmonoxid|verbrannt",
  // French
  "gaz|feu|incendie|fumée|fumee|brûle|brule|brûlé|monoxyde",
  // Spanish
  "gas|fuego|incendio|humo|quemado|quema|monóxido|monoxido",
  // Italian
  "gas|fuoco|fiamme|incendio|fumo|brucia|bruciato|monossido",
  // Portuguese
  "gás|gas|fogo|incêndio|incendio|fumaça|fumaca|fumo|queimado|monóxido|monoxido",
  // Dutch
  "gas|gaslucht|gaslek|vuur|brand|brandt|rook|rookt|koolmonoxide",
  // Indonesian
  "gas|kebakaran|terbakar|asap|berasap|api|karbon monoksida|monoksida",
];

const anywhere = [
  // Arabic: words take prefixes
  "غاز|حريق|دخان|يحترق|احتراق|أول أكسيد الكربون",
  // Chinese, simplified and traditional
  "煤气|燃气|天然气|瓦斯|着火|起火|失火|火灾|冒烟|烟雾|浓烟|一氧化碳",
  "煤氣|燃氣|天然氣|著火|火災|冒煙|煙霧|濃煙|焦味|焦糊",
  // Japanese
  "ガス|火事|火災|燃え|煙|焦げ|一酸化炭素",
  // Korean
  "가스|화재|불이 났|불났|불이 나|연기|타는 냄새|일산화탄소",
];

const dangers = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])|${anywhere.join("|")}`,
  "iu",
);

/** What has a word of danger in it and is none. */
const harmless = /brand[ -]new/giu;

/** Returns whether a guest writes of gas, fire, smoke or carbon monoxide; the text is in NFC. Imports nothing: a phone loads it. */
export const namesDanger = (text: string): boolean => dangers.test(text.replaceAll(harmless, ""));
