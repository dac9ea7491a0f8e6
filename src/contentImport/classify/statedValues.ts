import { readFields } from "#generation/notes/readFields.ts";
import { splitClauses } from "#generation/notes/splitNotes.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import { readNetwork, SPEAKS_OF_NETWORK } from "#contentImport/classify/readNetwork.ts";
import { readValue, type StatedValue } from "#contentImport/classify/readValue.ts";
import { labelOf } from "#contentImport/classify/splitBlock.ts";
import { stayTimes } from "#contentImport/classify/stayTimes.ts";
import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import { CODE as CODE_WORD, TYPED } from "#sections/secrets/codeWords.ts";
import { possibleSecrets } from "#sections/secrets/possibleSecrets.ts";
import type { SectionType } from "#sections/catalog.ts";

const sectionOfField: Record<string, SectionType> = {
  networkName: "wifi",
  password: "wifi",
  doorCode: "checkin",
};

/** Returns what fields can take of a sentence. `heading` is the field that the heading itself names. */
export function statedValues(
  text: string,
  section: SectionType | null,
  heading: SectionField | undefined,
  before = "",
): StatedValue[] {
  // A question states nothing.
  if (text.trimEnd().endsWith("?")) return [];
  return valuesStated(text, section, heading, before).map(tidyNetwork);
}

/** What stands around a network's name in its sentence: "es Lake y la". */
const BEFORE_NAME =
  /^(?:(?:the|la|el|a|o|il|das|het|der|le|wi-?fi(?:-net\p{L}*)?|wlan(?:-net\p{L}*)?|ssid|network|net|netz|netzwerk|netwerk|réseau|name|fibre|rede|red|rete|is|es|est|è|é|ist|called|yes|heißt|heet|llama|chama|chiama|se|si|chama-se|s['’]appelle|network['’]s)\s*[:,]?\s+)+(?=\S)/iu;
const AFTER_NAME = /\s+(?:y|e|et|und|en|and)(?:\s+(?:la|el|a|o|il|das|le|het|the|con|with))?$/iu;

function tidyNetwork(stated: StatedValue): StatedValue {
  if (stated.target.field !== "networkName") return stated;
  const name = stated.value
    .replace(BEFORE_NAME, "")
    .replace(AFTER_NAME, "")
    .replace(/(?<=[\p{L}\d])[.,;]$/u, "");
  return name === "" ? stated : { ...stated, value: name };
}

function valuesStated(
  text: string,
  section: SectionType | null,
  heading: SectionField | undefined,
  before: string,
): StatedValue[] {
  const times = stayTimes(text, section);
  const doorCode = doorCodeIn(text) ?? doorCodeAmong(text, before);
  if (times.length > 0)
    return doorCode ? [...times.map((time) => ({ ...time, isWhole: false })), doorCode] : times;
  const labelled = labelledValue(text, section);
  if (labelled.length > 0) return labelled;
  const both = SPEAKS_OF_NETWORK.test(before) ? networkAndPassword(text) : null;
  if (both) return both;
  const network = readNetwork(text, section === "wifi" || SPEAKS_OF_NETWORK.test(before));
  if (network.length > 0) return network;
  if (doorCode) return [doorCode];
  const parts = splitClauses(text);
  const noted = parts.map((part) => notedValues(part));
  if (noted.some((values) => values.length > 0)) {
    const isWhole = noted.every((values) => values.length > 0 && values.every((one) => one.isWhole));
    return noted.flat().map((value) => ({ ...value, isWhole }));
  }
  const value = heading && text.length <= 100 ? readValue(heading, text) : null;
  return heading && value?.isWhole ? [{ target: heading, ...value }] : [];
}

/** "wifi/pw: Lake / sandy toes" */
const BOTH =
  /^(?:wi-?fi|wlan|network|net|ssid)\s*[/&+]\s*(?:pw|pwd|pass|password|key|code)\s*[:=–-]\s*(\S.{1,30}?)\s*[/|,]\s*(\S.{3,60}?)$/iu;

function labelledValue(text: string, section: SectionType | null): StatedValue[] {
  const [, name = "", password = ""] = BOTH.exec(text) ?? [];
  if (password !== "")
    return [
      { target: { section: "wifi", field: "networkName" }, value: name, isWhole: true },
      { target: { section: "wifi", field: "password" }, value: password, isWhole: true },
    ];
  const labelled = labelOf(text);
  const target = labelled ? fieldOfLabel(labelled.label, section) : null;
  if (!labelled || !target) return [];
  const both = target.section === "wifi" ? networkAndPassword(labelled.value) : null;
  if (both) return both;
  const stated = target.section === "wifi" ? readNetwork(text, true) : [];
  if (stated.length > 1) return stated;
  const value = readValue(target, labelled.value);
  return value ? [{ target, ...value }] : [];
}

/** "Lake House / kea-2020" after "Wi-Fi:". */
function networkAndPassword(text: string): StatedValue[] | null {
  const [, name = "", between = "", password = ""] =
    /^["“]?([^/,|"”]{2,32}?)["”]?(\s*(?:\/|,|\|)\s*)["“]?(\S{6,63}?)["”]?\.?$/.exec(text) ?? [];
  const isPlain = !/\d|[!@#$%&*-]/.test(password);
  if (password === "" || (isPlain && !/\s[/|]\s/.test(between))) return null;
  return [
    { target: { section: "wifi", field: "networkName" }, value: name, isWhole: true },
    { target: { section: "wifi", field: "password" }, value: password, isWhole: true },
  ];
}

function notedValues(text: string): StatedValue[] {
  const { fields, isWhole } = readFields(text);
  return Object.entries(fields).flatMap(([field, value]) => {
    const section = sectionOfField[field];
    return section && typeof value === "string" ? [{ target: { section, field }, value, isWhole }] : [];
  });
}

const DOOR = String.raw`(?:(?:front|main|apartment|flat|entrance|unit|house) )?(?:door|entrance)`;
const CODE = String.raw`(?<code>[#*]?(?=[A-Z]{0,2}\d)[A-Z\d]{3,10}[#*]?)(?![\p{L}\d])`;
const DOOR_CODES = [
  new RegExp(
    String.raw`\b(?:code|pin) (?:to|for) (?:get(?:ting)? in(?:side)?|enter(?:ing)?|the (?:house|flat|apartment|cottage|cabin))(?: is|:| =)? ${CODE}`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:code|pin|combination)(?: number)? (?:for|of|to) (?:the |your |our )?${DOOR}(?: is|:| =)? ${CODE}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:the )?${DOOR}\s*(?:[:–-]|is)\s*(?:(?:key ?pad|code|smart ?lock|pin),?\s*)?${CODE}`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:enter|type|press|punch in|key in) ${CODE} (?:at|on|into) the (?:${DOOR}|key ?pad)`,
    "iu",
  ),
  new RegExp(String.raw`\bopen the ${DOOR},? (?:enter|type|press|punch in|key in) ${CODE}`, "iu"),
];

/** "The code for the front door is 4471", "enter 4471 at the front door". */
function doorCodeIn(text: string): StatedValue | null {
  const value = DOOR_CODES.map((pattern) => pattern.exec(text)?.groups?.code).find(Boolean);
  return value ? { target: { section: "checkin", field: "doorCode" }, value, isWhole: false } : null;
}

const SPEAKS_OF_DOOR =
  /(?<!\p{L})(?:(?:front |street |main )?doors?|key ?pad|smart ?lock|digital lock|porta|portone|portal|puerta|porte|(?:haus|eingangs|wohnungs)tür\p{L}*|tür|türcode|voordeur|deur|digicode|tastierino|teclado)(?!\p{L})/iu;
/** Things with a code that is not the door's. */
const SPEAKS_OF_OTHER =
  /lock ?box|key ?(?:box|safe)|gate|garage|alarm|padlock|shed|boom|barrier|portail|portillon|cancello|portón|portão|schlüssel\p{L}+|sleutelkluis|boîte à clé|cassetta|cofre|safe|locker|bike|lift|unit \d|room|level|floor/iu;
const FIGURES = /^[#*]?[A-Z]{0,2}\d{3,10}[#*]?$/;
const GIVEN = new RegExp(
  String.raw`(?<!\p{L})(?:is|are|takes?|con|con el|avec(?: le)?|mit(?: der (?:nummer|zahl))?|met|marcando|digitando|druk|drücken sie|premete|type|enter|press|punch in|dial|key in|use|code|pin|código|codice|é|es|è|est|ist|lautet|tapez|composez|pulsa|marca|digitare|digitate|tik|toets)(?:\s*[:=])?\s+${CODE}`,
  "iu",
);

/** "Both take 60417", after a sentence that speaks of the door. */
function doorCodeAmong(text: string, before: string): StatedValue | null {
  const speaksOfDoor = SPEAKS_OF_DOOR.test(text) || SPEAKS_OF_DOOR.test(before);
  if (!speaksOfDoor || SPEAKS_OF_OTHER.test(text)) return null;
  const secrets = possibleSecrets(text, { around: before });
  const given = GIVEN.exec(text)?.groups?.code;
  const value = given ?? codeAmong(text, secrets);
  if (!value || !/\d{3}/.test(value)) return null;
  // "The door is 2100 mm high" counts something.
  if (!CODE_WORD.test(text) && !secrets.some((secret) => secret.includes(value))) return null;
  return { target: { section: "checkin", field: "doorCode" }, value, isWhole: false };
}

/** The one code of a sentence that says to type it, or begins with it. */
function codeAmong(text: string, secrets: readonly string[]): string | undefined {
  const [only = "", ...others] = new Set(secrets);
  if (others.length > 0 || !FIGURES.test(only)) return undefined;
  return CODE_WORD.test(text) || TYPED.test(text) || text.startsWith(only) ? only : undefined;
}
