import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";
import { opensSomething } from "#contentImport/classify/secrets.ts";
import { shareOfUseless, topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import { normalText } from "#sections/codeInText.ts";
import { CODE, OPENED } from "#sections/secrets/codeWords.ts";
import { possibleSecrets } from "#sections/secrets/possibleSecrets.ts";
import { newMarkNames, segmentsOf } from "#guidebooks/translation/machine/segments.ts";

/** A sentence as a model may read it: letters stand for its numbers, links and names. */
export interface OpenPiece {
  /** That of its sentence. */
  id: string;
  text: string;
  /** The heading above it. */
  under?: string;
  /** Our rules are sure of its section: a long manual is sorted without it. */
  isSure: boolean;
}

/** Words of scripts without spaces between them count by their signs. */
const SEVERAL_WORDS =
  /\p{L}\S*\s+\S*\p{L}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{4}/u;
/** "Rete: Airone": a word alone after what no rule knows as a label could be a network or its password. */
const WORD_AFTER_LABEL = /^[^:=–]{1,40}[:=–]\s*\S+$/u;
const MARK = /⟦[^⟦⟧]*⟧/g;

/**
 * Returns what a model may read of a manual, in its order: all sentences but those that could open a door or a network,
 * that speak of a code, have a word alone after a label, or stand below or right after what does; field values, the
 * network's notes, sentences of doors and keys that our rules are sure of, and what is surely of no use (Import 9).
 */
export function openPieces(manual: Pick<ReadManual, "sentences" | "title">): OpenPiece[] {
  const { sentences } = manual;
  const isOpen = newOpenCheck(secretsIn(sentences));
  const lock = newLock(manual);
  return sentences.flatMap((one, at) => {
    const { id, text, under = "" } = one;
    const sure = isSure(one);
    if (isOfRules(one) || (sure && speaksOfDoor(one))) return [];
    if (!isOpen(text) || !isOpen(under) || !isOpen(sentences[at - 1]?.text ?? "")) return [];
    const locked = lock(text);
    if (!SEVERAL_WORDS.test(locked.replaceAll(MARK, ""))) return [];
    const heading = lock(under);
    const hasWords = /\p{L}/u.test(heading.replaceAll(MARK, ""));
    return [{ id, text: locked, isSure: sure, ...(hasWords && { under: heading }) }];
  });
}

/** No model reads or moves field values, what is for the stay, the network, and what is surely of no use. */
function isOfRules({ text, value, target, isSecret, isLeftOut }: Sentence): boolean {
  if (isSecret || value !== undefined || target?.section === "wifi") return true;
  return isLeftOut === true && (text.endsWith("?") || shareOfUseless(text) >= SURELY_USELESS);
}

/** A question that was left out is a guest's. */
const SURELY_USELESS = 0.7;

/** Whether its heading or its words name the section. */
function isSure({ text, target, under }: Sentence): boolean {
  if (!target) return false;
  if (target.section === "howto") return true;
  const heading = under === undefined ? null : topicOfHeading(under);
  if (heading?.fields.some(({ section }) => section === target.section)) return true;
  const own = topicOfSentence(text);
  return own?.strength === "sure" && own.section === target.section;
}

const KEY =
  /(?<!\p{L})(?:keys?|clés?|clefs?|chiav[ei]|chaves?|llave|nøgle\p{L}*|nyck(?:el|lar)\p{L}*|klucz\p{L}*)(?!\p{L})/iu;
/** Where rules put sentences of how to get in and out. */
const OF_DOORS = new Set(["checkin", "departure", "howto"]);

const speaksOfDoor = ({ text, target }: Sentence) =>
  KEY.test(text) || (target !== null && OF_DOORS.has(target.section) && OPENED.test(text));

const signsOf = (text: string) => normalText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns whether no part of a text opens anything. Finds codes within longer words too. */
function newOpenCheck(secrets: readonly string[]): (text: string) => boolean {
  const all = secrets.map(signsOf).filter((secret) => secret !== "");
  const checked = new Map<string, boolean>();
  const check = (text: string) => {
    if (CODE.test(text) || WORD_AFTER_LABEL.test(text) || opensSomething(text, { fields: [] })) return false;
    const signs = signsOf(text);
    return !all.some((secret) => signs.includes(secret));
  };
  return (text) => {
    const isOpen = checked.get(text) ?? check(text);
    checked.set(text, isOpen);
    return isOpen;
  };
}

/** Returns what puts a letter in the place of each number, link and name. A network's name is one however it is written. */
function newLock({ sentences, title }: Pick<ReadManual, "sentences" | "title">): (text: string) => string {
  const names = [...valuesOf(sentences, ["propertyName"]), ...(title === undefined ? [] : [title])];
  const networks = valuesOf(sentences, ["networkName"]);
  const nameMark = newMarkNames();
  return (text) => {
    const signs = signsOf(text);
    const secrets = networks.filter((name) => signs.includes(signsOf(name)));
    const { segments } = segmentsOf({ kind: "text", value: text }, { names, secrets }, nameMark);
    return segments.map((segment) => segment.text).join("");
  };
}

/** Every code and password that our rules know of. */
function secretsIn(sentences: readonly Sentence[]): string[] {
  const spoken = sentences.flatMap(({ text, isSecret }) => (isSecret ? possibleSecrets(text) : []));
  return [...valuesOf(sentences, ["password", "doorCode"]), ...spoken];
}

const valuesOf = (sentences: readonly Sentence[], fields: readonly string[]) =>
  sentences.flatMap(({ value, target }) =>
    value !== undefined && target && fields.includes(target.field) ? [value] : [],
  );
