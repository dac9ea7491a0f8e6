/** The values for a section's fields that a sentence states. */
export interface NotedFields {
  checkInTime?: string;
  checkOutTime?: string;
  networkName?: string;
  password?: string;
  doorCode?: string;
}

interface Reading {
  fields: NotedFields;
  /** True where the fields have all that the sentence states. */
  isWhole: boolean;
}

const TIME = String.raw`(noon|midday|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)?)`;
const ANY_TIME = new RegExp(String.raw`(?<![\d:.])${TIME}(?![\d:])`, "i");
const onlyTime = (subject: string) =>
  new RegExp(
    String.raw`^(?:our |the )?${subject}(?: time)?(?: is| opens| starts| begins)?:?(?: from| at| after| by| before| until)?\s+${TIME}(?: onwards?| or later| on| or before| at the latest)?[.!]?$`,
    "i",
  );
const CHECK_IN = "check(?:ing)?[- ]?in";
const CHECK_OUT = "check(?:ing)?[- ]?out";

/** Parses times, the network, its password and the door code where a sentence states them. */
export function readFields(sentence: string): Reading {
  const text = sentence.trim();
  for (const [subject, field] of [
    [CHECK_IN, "checkInTime"],
    [CHECK_OUT, "checkOutTime"],
  ] as const) {
    if (!new RegExp(String.raw`\b${subject}\b`, "i").test(text)) continue;
    const whole = onlyTime(subject).exec(text);
    const time = readTime(whole?.[1] ?? ANY_TIME.exec(text)?.[1] ?? "");
    if (time) return { fields: { [field]: time }, isWhole: whole !== null };
  }
  return readNetwork(text) ?? readDoorCode(text) ?? { fields: {}, isWhole: false };
}

/** Parses "3 pm", "15:00", "3.30 p.m." and "noon" to HH:MM; null for what is no time, or may be a number of guests. */
export function readTime(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(".m", "m").replaceAll(/\s/g, "").replace(/m\.$/, "m");
  if (plain === "noon" || plain === "midday") return "12:00";
  if (plain === "midnight") return "00:00";
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(plain);
  if (!match) return null;
  const [, hours = "", minutes, half] = match;
  if (!half && minutes === undefined) return null;
  const hour = Number(hours) % (half ? 12 : 24);
  if ((half && (Number(hours) > 12 || Number(hours) === 0)) || Number(hours) > 23) return null;
  if (Number(minutes ?? 0) > 59) return null;
  return `${String(hour + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minutes ?? "00"}`;
}

const QUOTED = String.raw`["“'‘]?(.+?)["”'’]?`;
const PASSWORD = String.raw`(?:password|passphrase|passcode|pass|pw|key)`;
const BOTH = new RegExp(
  String.raw`^(?:the |our )?wi-?fi(?: network| name)*(?: is|:)?\s+${QUOTED}[,;/]?\s+(?:and |with )?(?:the |its )?${PASSWORD}(?: is|:)?\s+["“]?(\S+?)["”]?[.]?$`,
  "i",
);
const NETWORK = new RegExp(
  String.raw`^(?:the |our )?(?:wi-?fi|network|ssid)(?: network)?( name)?( is called| is named| is|:)?\s+${QUOTED}$`,
  "i",
);
const PASSWORD_ALONE = new RegExp(
  String.raw`^(?:and )?(?:the |our |its )?(?:wi-?fi |network |internet )?${PASSWORD}(?: is|:)?\s+["“]?([^\s"”]+?)["”]?[.]?$`,
  "i",
);
/** "The password is below" has no password. */
const NO_VALUE =
  /^(below|above|there|here|printed|secret|shown|free|good|fast|slow|included|available|yes|no|on|everywhere|unlimited)$/i;

function readNetwork(text: string): Reading | null {
  const both = BOTH.exec(text);
  if (both && isNetwork(both[1] ?? "", false) && !NO_VALUE.test(both[2] ?? ""))
    return { fields: { networkName: both[1] ?? "", password: both[2] ?? "" }, isWhole: true };
  const password = PASSWORD_ALONE.exec(text)?.[1];
  if (password && !NO_VALUE.test(password)) return { fields: { password }, isWhole: true };
  const network = NETWORK.exec(text);
  const name = network?.[3]?.replace(/[.]$/, "") ?? "";
  const isNamed = Boolean(network?.[1]) || /called|named|:/.test(network?.[2] ?? "");
  return network && isNetwork(name, isNamed) ? { fields: { networkName: name }, isWhole: true } : null;
}

/** "Wi-Fi: the modem is behind the TV" describes where something is. */
const SENTENCE =
  /\s(?:is|are|has|have|was|will|can|may|must|works?|covers?|reaches|comes|goes|needs?|stays?)\s/;

/** Returns whether a text is a network's name: "UltimoNet", not "fast upstairs". */
function isNetwork(name: string, isNamed: boolean): boolean {
  if (name.length > 32 || NO_VALUE.test(name) || SENTENCE.test(name)) return false;
  return isNamed || (/^\S+$/.test(name) && /[\p{Lu}\d_]/u.test(name));
}

const DOOR =
  /^(?:the |our )?(?:(?:front )?door|entry|entrance|key ?pad|smart ?lock|lock) ?(?:code|pin)(?: is|:)?\s+(#?[A-Z0-9]{3,12}[#*]?)[.]?$/i;

function readDoorCode(text: string): Reading | null {
  const doorCode = DOOR.exec(text)?.[1];
  return doorCode && /\d/.test(doorCode) ? { fields: { doorCode }, isWhole: true } : null;
}
