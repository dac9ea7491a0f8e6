import type { StatedValue } from "#contentImport/classify/readValue.ts";

const TOKEN = String.raw`(?:["“„‘'«\x60]\s?)?([^\s"”’'»\x60,;]*[^\s"”’'»\x60,;.?)])`;
const NAME = String.raw`(?:["“„‘'«\x60]\s?)?([\p{L}\p{N}][\p{L}\p{N}._’'&+-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}._’'&+-]*){0,3}?)(?:\s?["”“’'»\x60])?`;
const SECRET_WORD = String.raw`(?:pass ?words?|pwd?|clave|senha|palavra-?\s?passe|wachtwoord|parola|kata sandi|pass ?phrase|pass ?code|pass|wpa key|(?:network|wi-?fi|security) key|passwort|kennwort|mot de passe|contraseña|(?:(?:netzwerk|wlan-?)?schlüssel|clé|chiave|chave|sleutel)(?=(?:\s*[:=]|\s(?:ist|est|è|é|is))?\s*["“„«]?\s?[^\s,.]*\d))`;
const NAME_END = String.raw`(?=\s*(?:[,;:()/|]|\.(?:\s|$)|\b(?:and|und|et|with|y|e|en|con|avec|mit|met|using)\b|\b${SECRET_WORD}\b|$)|\s+[–-])`;

const PASSWORD = new RegExp(
  String.raw`\b${SECRET_WORD}\b(?:['’]s)?\s*(?:\([^)]*\)\s*|(?:for|to|of)\s+(?:the\s+|our\s+)?[^,;.:]{2,40}?(?=\s(?:is|are)\b|[:=])\s*)?((?:is|are|lautet|ist|est|es|é|è)(?!\p{L})|:|=|–|/|-(?=\s)|,(?=\s[^\s]*\d))?\s*${TOKEN}`,
  "iu",
);
/** "Select PumpHouse and type turbine-6" */
const ENTERED = new RegExp(
  String.raw`\b(?:type|enter|key in|put in|using|with|vul|voer|geben sie|gib|saisissez|entrez|inserite|introducid|introduce|met|con|avec|mit)\s+(?:the\s+)?(?:${SECRET_WORD}\s+)?${TOKEN}`,
  "iu",
);
const NETWORK_WORD = String.raw`(?:wi-?fi|wlan|wireless|network|internet|ssid|net|fibre|netzwerk|netwerk|réseau|rede|rete|(?<=la )red)`;
const NAMED = new RegExp(
  String.raw`\b${NETWORK_WORD}(?: network| name| netzwerk)*(?:['’]s)?\s*(?:is called|is named|called|named|goes by(?: the name of)?|(?:heißt|heet|s['’]appelle|se (?:ll|ch)ama|si chiama|chama-se|is|ist|est|es|è|é)(?!\p{L})|:|=|–|-|\()?\s*(?<=[\s(=])${NAME}${NAME_END}`,
  "iu",
);
const JOINED = new RegExp(
  String.raw`\b(?:connect to|select|choose|join|(?:log|sign) ?[io]n ?to|use|pick|look for|called it|verbinden (?:sie )?(?:sich |euch )?mit|verbindet euch mit|wählen sie|connectez-vous (?:à|au)|choisissez|con[eé]cta(?:te|os|d|rse)? a|conéctese a|elegid|collegatevi a(?:lla)?|connettetevi a(?:lla)?|scegliete|ligue-se a|verbind(?:t u)? met|maak verbinding met|kies)\s+(?:(?:the|our|le|la|el|il|dem|das|het)\s+)?(?:${NETWORK_WORD}\s+)?${NAME}${NAME_END}`,
  "iu",
);
const CALLED = new RegExp(
  String.raw`\b(?:it['’]s|it is|(?<=${NETWORK_WORD}[^.,:;–]{0,60}\s)is|is(?=\s(?:called|named)\s)|name is|name ist|nom est|nombre es|nome è|naam is|name:)\s+(?:called\s+|named\s+)?${NAME}${NAME_END}`,
  "iu",
);

/** 'the network "Paddock" can be reached' */
const QUOTED = new RegExp(
  String.raw`\b${NETWORK_WORD}(?:-?netz\p{L}*|-?netwerk)?\s+(?:(?:is|ist|est|es|è|heißt|heet)\s+)?["“„«]\s?([^"”“»]{2,32}?)\s?["”“»]`,
  "iu",
);
/** "Paddock, password clover77" */
const NAMED_FIRST = new RegExp(
  String.raw`^(?:(?:yes|sí|sì|sim|oui|ja)[:,] )?${NAME}\s*[,/–-]\s*(?:with |and |und |et |y |e |en )?(?:(?:the|das|le|la|het) )?${SECRET_WORD}\b`,
  "iu",
);
/** "Paddock is the network and clover77 the password." */
const SAYS_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${NETWORK_WORD}|name|is|ist|est|es|è|é|heißt|heet)(?!\p{L})`,
  "iu",
);
const NAMED_AFTER = new RegExp(String.raw`${NAME}\s+(?:is|as)\s+(?:the|our)\s+${NETWORK_WORD}`, "iu");
const PASSWORD_AFTER = new RegExp(
  String.raw`(?:^|\s)${TOKEN}\s+(?:is\s+|as\s+)?(?:the|our|its)\s+${SECRET_WORD}\b`,
  "iu",
);
/** "Wi-Fi Paddock / clover77" */
const NAMED_PAIR = new RegExp(
  String.raw`^(?:(?:our|the)\s+)?${NETWORK_WORD}(?:\s+(?:network|name))?\s*(?:is\b|[:=–-])?\s+["“‘«]?([^/|"”\s][^/|"”:]{1,31}?)["”’»]?\s+(?://?|\|)\s+["“‘«]?(\S{6,63}?)["”’»]?\.?$`,
  "iu",
);
/** "Paddock / clover77", where the network is spoken of above. */
const PAIR = /^["“‘«]?([^/|"”\s][^/|"”]{1,31}?)["”’»]?\s+[/|]\s+["“‘«]?(\S{6,63}?)["”’»]?\.?$/u;
const KEY_LAST = /[/,;(]\s*(?:key|code)\s*(?:is|:|=|–)?\s*(\S{6,63}?)[.)]?$/iu;
const NETWORK_CODE = new RegExp(
  String.raw`\b${NETWORK_WORD}\s+(?:code|key)\s*(?:is|:|=|–)?\s*${TOKEN}`,
  "iu",
);

/** Words that no network is called and no password is. */
const NO_VALUE =
  /^(?:is|are|the|a|an|and|or|on|in|at|to|for|from|of|it|its|if|you|your|we|our|will|be|not|no|none|free|fast|slow|good|there|here|below|above|open|protected|required|needed|available|included|everywhere|works?|router|name|password|pass|network|wi-?fi|internet|signal|reception|streaming|changes|please|see|ask|can|has|have|reaches|next|what|which|how|where|who|yes|no|connexion|netzname|netzwerk|netwerk|réseau|only|also|auf|der|die|das|ist|im|am|siehe|le|la|les|sur|dans)$/i;
const FILLERS =
  /\b(?:the|our|and|und|et|is|are|it['’]?s|called|named|name|network|wi-?fi|wlan|internet|ssid|wireless|starlink|guest|pass ?words?|pass|pw|with|its|connect|to|enter|select|type|use|please|for|you|can)\b|[^\p{L}\p{N}]+/giu;

export const SPEAKS_OF_NETWORK = new RegExp(String.raw`\b${NETWORK_WORD}\b`, "iu");
const SPEAKS_OF_PASSWORD = new RegExp(String.raw`\b${SECRET_WORD}\b`, "iu");

/** Returns the network and the password that a sentence states in its own words. */
export function readNetwork(text: string, isBelowHeading: boolean): StatedValue[] {
  if (
    !isBelowHeading &&
    !SPEAKS_OF_NETWORK.test(text) &&
    !(SPEAKS_OF_PASSWORD.test(text) && JOINED.test(text))
  )
    return [];
  const [, pairName = "", pairPassword = ""] =
    NAMED_PAIR.exec(text) ?? (isBelowHeading ? PAIR.exec(text) : null) ?? [];
  if (pairPassword !== "" && looksMade(pairPassword))
    return [valueOf("networkName", pairName), valueOf("password", pairPassword)];
  const password = passwordIn(text, isBelowHeading);
  const name = nameIn(text.replace(password ?? "", " "), isBelowHeading, password !== null);
  if (!password && !name) return [];
  const left = text.replace(password ?? "", " ").replace(name ?? "", " ");
  const isWhole = left.replaceAll(FILLERS, "") === "";
  return [
    ...(name ? [{ target: { section: "wifi", field: "networkName" } as const, value: name, isWhole }] : []),
    ...(password
      ? [{ target: { section: "wifi", field: "password" } as const, value: password, isWhole }]
      : []),
  ];
}

const valueOf = (field: "networkName" | "password", value: string): StatedValue => ({
  target: { section: "wifi", field },
  value,
  isWhole: true,
});

function passwordIn(text: string, isBelowHeading: boolean): string | null {
  const [, verb, token = ""] = PASSWORD.exec(text) ?? [];
  if (isValue(token) && (verb !== undefined || looksMade(token))) return token;
  const others = [
    PASSWORD_AFTER,
    NETWORK_CODE,
    KEY_LAST,
    ...(isBelowHeading || SPEAKS_OF_NETWORK.test(text) ? [ENTERED] : []),
  ];
  const found = others.map((pattern) => pattern.exec(text)?.[1] ?? "");
  return found.find((other) => isValue(other) && /\d|[!@#$%&*_-]/.test(other)) ?? null;
}

function nameIn(text: string, isBelowHeading: boolean, hasPassword: boolean): string | null {
  const patterns =
    isBelowHeading || hasPassword
      ? [QUOTED, JOINED, NAMED_FIRST, NAMED_AFTER, NAMED, CALLED]
      : [QUOTED, NAMED_AFTER, NAMED];
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1] ?? "";
    if (pattern === NAMED_FIRST && SAYS_NAME.test(found)) continue;
    if (pattern === CALLED && SMALL_WORD.test(found)) continue;
    const name = withoutWords(found);
    const isName = hasPassword || /[\p{Lu}\d_]/u.test(name) || /\bssid\b/i.test(text);
    if (isValue(name) && isName && name.length <= 32 && !/^\d/.test(name)) return name;
  }
  return null;
}

/** "It is behind the TV" says where something is: a name of several words has none in small letters. */
const SMALL_WORD = /^\p{Ll}+\s|\s\p{Ll}/u;
/** A name in capitals ends where a small word goes on: "Paddock using". */
const withoutWords = (name: string) => (/^\p{Lu}/u.test(name) ? name.replace(/\s\p{Ll}.*$/u, "") : name);
const isValue = (token: string) => token.length > 2 && !NO_VALUE.test(token);
/** A password has a digit, a sign or an inner capital; a plain word is one only at the end of its sentence. */
const looksMade = (token: string) => /\d|[!@#$%&*_-]|\p{Ll}\p{Lu}/u.test(token) || token.length >= 6;
