import type { Context } from "#manuals/place/outline.ts";
import { codePattern, newCodeSearch, normalText } from "#sections/codeInText.ts";
import { CODE, NETWORK } from "#sections/secrets/codeWords.ts";
import { possibleSecrets } from "#sections/secrets/possibleSecrets.ts";

/** "is 4821", "4821#", ": blue-kea": something that could be the code itself. */
const CODE_ITSELF =
  /(?<![\p{L}\p{N}])[#*]?(?=[\p{L}]*\d)[\p{L}\d]{3,12}[#*]?(?![\p{L}\p{N}])|\d[ -]\d[ -]\d/u;
const SAYS_IT = new RegExp(
  String.raw`(?:${CODE.source})(?: \w+){0,4} (?:is|are|will be|ist|lautet|est|es|è|é)(?!\p{L})|(?:${CODE.source})\s*[:=：]\s*\S`,
  "iu",
);
const SMOKE_ALARM = /\b(?:smoke|fire|carbon monoxide|co) (?:alarm|detector)s?\b/gi;
const CODE_HOLDER = /\b(?:alarm|lock ?box|key ?(?:safe|box|pad))\b(?! clock)/i;
/** Whatever is said of a password below the heading of the network: its words may be in any order. */
const PASSWORD_WORD =
  /pass ?(?:words?|phrases?)\b|\bpwd?\b|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|kata sandi|密码|密碼|パスワード|비밀번호|كلمة/iu;
const KEY_PLACE =
  /\b(?:spare |front door |house |back door |main |set of |the )?keys? (?:is|are|hangs?|lives?|lies?|can be found|hidden|waits?|under|inside|behind|in the|on the hook)\b|\b(?:hide|hidden|keep|find|leave) (?:a |the |our |your )?(?:spare |front door |house )?keys? (?:under|in|behind|inside|on)\b|\bspare key\b/i;

const speaksOfCode = (text: string) => CODE.test(text) || CODE_HOLDER.test(text.replaceAll(SMOKE_ALARM, " "));

/** Whether a text has a code or a password in it. */
export const holdsSecret = (text: string) =>
  possibleSecrets(text).length > 0 || (speaksOfCode(text) && CODE_ITSELF.test(text));

/**
 * Whether a sentence of a manual may open a door: it is for the stay alone, and no model reads it. Below a heading of codes
 * and of the network, what looks like one is one. `before` is the sentence before it in its paragraph.
 */
export function opensSomething(text: string, { fields, under = "" }: Context, before = ""): boolean {
  if (KEY_PLACE.test(text) || (speaksOfCode(before) && /^\S+$/.test(text))) return true;
  const isAboutNetwork = fields.some(({ section }) => section === "wifi");
  if (possibleSecrets(text, { isAboutNetwork, around: `${under}. ${before}` }).length > 0) return true;
  if (PASSWORD_WORD.test(text) && (isAboutNetwork || NETWORK.test(text))) return true;
  return (speaksOfCode(under) || speaksOfCode(text)) && (CODE_ITSELF.test(text) || SAYS_IT.test(text));
}

/** Returns what finds any of these codes and passwords in other sentences. */
export function newSecretSearch(secrets: readonly string[]): (text: string) => boolean {
  const searches = [...new Set(secrets)].map((secret) => {
    const pattern = codePattern(secret);
    return pattern ? (_: string, normal: string) => pattern.test(normal) : newCodeSearch(secret);
  });
  return (text) => {
    const normal = normalText(text);
    return searches.some((isIn) => isIn(text, normal));
  };
}
