import type { Context } from "#contentImport/classify/outline.ts";
import { MIN_SIGNS, newCodeSearch, normalText } from "#sections/codeInText.ts";
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
/** Sentences about a password below the network's heading, with their words in any order. */
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
  const isAboutNetwork = fields.some(({ section }) => section === "wifi") || NETWORK.test(before);
  if (possibleSecrets(text, { isAboutNetwork, around: `${under}. ${before}` }).length > 0) return true;
  if (PASSWORD_WORD.test(text) && (isAboutNetwork || NETWORK.test(text))) return true;
  return (speaksOfCode(under) || speaksOfCode(text)) && (CODE_ITSELF.test(text) || SAYS_IT.test(text));
}

/** A word or a number; each sign of scripts that write words without spaces. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])+/gu;
/** What may stand between two parts of a code: "47 11". */
const WITHIN_CODE = /^[^\n]{0,3}$/u;

/** Returns a function that finds these codes in other sentences, by words: a pattern each is too slow. */
export function newSecretSearch(secrets: readonly string[]): (text: string) => boolean {
  const bySigns = Map.groupBy(new Set(secrets), (secret) => (normalText(secret).match(TOKEN) ?? []).join(""));
  const longest = [...bySigns.keys()].reduce((maximum, { length }) => Math.max(maximum, length), 0);
  return (text) => {
    const normal = normalText(text);
    const tokens = [...normal.matchAll(TOKEN)].map(({ 0: signs, index }) => ({ signs, index }));
    return tokens.some((_, from) =>
      spansFrom(tokens, normal, from, longest).some((span) =>
        bySigns.get(span)?.some((secret) => isCode(span, secret, text)),
      ),
    );
  };
}

interface Token {
  signs: string;
  index: number;
}

/** Returns the first token, the first two as one, and so on, as far as a code may go. */
function spansFrom(tokens: readonly Token[], normal: string, from: number, longest: number): string[] {
  const spans: string[] = [];
  let end = tokens[from]?.index ?? 0;
  for (let at = from, joined = ""; joined.length < longest; at++) {
    const token = tokens[at];
    if (!token || !WITHIN_CODE.test(normal.slice(end, token.index))) break;
    joined += token.signs;
    end = token.index + token.signs.length;
    spans.push(joined);
  }
  return spans;
}

/** Three figures are a code only where their sentence speaks of one. */
const isCode = (signs: string, secret: string, text: string) =>
  signs.length >= MIN_SIGNS || newCodeSearch(secret)(text);
