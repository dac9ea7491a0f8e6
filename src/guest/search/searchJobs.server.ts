import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { languageOfDrawn, readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { openDrawn, type DrawnPage } from "#guest/search/openDrawn.server.ts";
import {
  keyOfPassage,
  NOTHING_WRITTEN,
  parseWritten,
  type KeyedPassage,
  type QuestionsByPassage,
} from "#guest/search/writtenQuestions/passageKey.server.ts";
import { isKnownText, textToCount } from "#guidebooks/searchesWithoutResult/textToCount.ts";
import type { Language } from "#core/i18n/languages.ts";
import { excerptOf, type ExcerptPiece } from "#search/excerpt.ts";
import type { Found } from "#search/find.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** A page as it is stored, identified by its ETag, with what a model wrote for it, by language. */
interface PageToSearch {
  etag: string;
  brotli: Uint8Array;
  writtenQuestions: readonly {
    language: string;
    questions: string;
    unanswered: string;
    written_at: number;
  }[];
}

/** A passage of the results, as it is shown. */
export interface FoundExcerpt {
  section: string;
  /** The name of the section. */
  title: string;
  /** The name of a place, an idea or a contact, else the heading above; null where there is neither. */
  heading: string | null;
  language: Language;
  pieces: ExcerptPiece[];
  /** How the passage's text starts, and its matches, for a page that has it itself. */
  start: string;
  marks: Found["marks"];
}

export interface SearchAnswer {
  found: FoundExcerpt[];
  /** Whether the guest asks for something that we know of: without a result, the guidebook does not say. */
  isNeedKnown: boolean;
  /** Whether nothing was found and all words of the query are in our vocabulary or on the page (Insight 2). */
  isKnownText: boolean;
}

/** Characters that tell a passage from the others of its section. */
const START_CHARACTERS = 80;
/** The number of passages that are shown, best first (Search 5). */
const MAX_FOUND = 100;
/** From this score on the search is sure of a passage without any written question. */
const SURE = 3;
/** A question that a model wrote finds its passage among this many. */
const FIRST = 3;
/** An index takes about thirty times the HTML of its page. */
const MAX_HTML_CHARACTERS = 3_000_000;

/** The pages that were searched last: each version is read once, not for each query. */
const opened = new LRUCache<string, DrawnPage, string>({ maxSize: MAX_HTML_CHARACTERS });

/** The jobs of child processes for the search without script: reading a page would block the server. */
export const searchJobs = { search, listPassages, keepFinding };
export type SearchJobs = typeof searchJobs;

async function search({ page, query }: { page: PageToSearch; query: string }): Promise<SearchAnswer> {
  const answerOn = opened.get(versionOf(page)) ?? (await open(page));
  const { found, index, isNeedKnown } = await answerOn(query);
  if (found.length > 0)
    return { found: found.slice(0, MAX_FOUND).map(toExcerpt), isNeedKnown, isKnownText: false };
  // A page has few words of the host's language: other vocabulary of a guest is no name either.
  const vocabularies = await vocabulariesOf(index.vocabularies.map(({ language }) => language));
  return { found: [], isNeedKnown, isKnownText: isKnownText(textToCount(query), { ...index, vocabularies }) };
}

const versionOf = ({ etag, writtenQuestions }: PageToSearch) =>
  [etag, ...writtenQuestions.map(({ language, written_at: at }) => `${language} ${at}`)].join(" ");

async function open(page: PageToSearch): Promise<DrawnPage> {
  const html = brotliDecompressSync(page.brotli).toString();
  const ofLanguage = page.writtenQuestions.find(({ language }) => language === languageOfDrawn(html));
  const answerOn = await openDrawn(html, ofLanguage && parseWritten(ofLanguage));
  opened.set(versionOf(page), answerOn, { size: html.length });
  return answerOn;
}

/** Returns the passages of a page, with their keys. */
function listPassages(html: string): KeyedPassage[] {
  const { passages } = readDrawnPage(html);
  return boundPassages(passages).map((passage) => ({
    key: keyOfPassage(passage),
    heading: passage.heading?.text ?? null,
    text: passage.text.text,
  }));
}

/** Returns those questions that find their passage among the first three, and with which no other passage is surely meant. */
async function keepFinding({ html, questions }: { html: string; questions: QuestionsByPassage }) {
  const answerOn = await openDrawn(html, { ...NOTHING_WRITTEN, questions });
  const answerPlainly = await openDrawn(html);
  const finding: QuestionsByPassage = {};
  for (const [key, own] of Object.entries(questions)) {
    const isIn = (passages: readonly Found[]) =>
      passages.slice(0, FIRST).some(({ passage }) => keyOfPassage(passage) === key);
    const found: string[] = [];
    for (const question of own) {
      const plainly = (await answerPlainly(question)).found;
      const isOfAnother = (plainly[0]?.score ?? 0) >= SURE && !isIn(plainly);
      if (!isOfAnother && isIn((await answerOn(question)).found)) found.push(question);
    }
    finding[key] = found;
  }
  return finding;
}

function toExcerpt(found: Found, at: number): FoundExcerpt {
  const { section, title, heading, name, text } = found.passage;
  return {
    section,
    title: title.text,
    heading: name || heading?.text || null,
    language: text.language,
    pieces: excerptOf(text.text, found.marks, at, name),
    start: text.text.slice(0, START_CHARACTERS),
    marks: found.marks,
  };
}
