import { toUnicodeForm } from "#core/unicodeForm.ts";
import { listEntry } from "#contentImport/apply/listEntry.ts";
import { sentencesAsHtml, type PutSentence } from "#contentImport/apply/richText.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";
import { escapeMarkup } from "#core/markup.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";

export interface FieldSentence extends PutSentence {
  field: string;
}

/** Every shape has other fields; the shape's own schema reads what comes out. */
type Fields = Record<string, unknown>;

/**
 * Returns the content of a section with sentences in its fields, after what is there. A field of one value has the new one;
 * what a section says already is not added a second time. A title of how-to guides is the heading above the sentences.
 */
export function addSentences<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  sentences: readonly FieldSentence[],
): SectionContent<Type> {
  const changed: Fields = { ...content };
  for (const [field, all] of Map.groupBy(sentences, (sentence) => sentence.field)) {
    const takes = targetField(type, field)?.takes;
    const before = changed[field];
    if (takes === "value") changed[field] = textToPut(all.at(-1)) ?? before;
    if (takes === "rich text") changed[field] = addHtml(typeof before === "string" ? before : "", all, type);
    if (takes === "line") changed[field] = addLines(listOf<string>(before), all);
    if (takes === "entry") changed[field] = addEntries(listOf<Entry>(before), all);
    if (takes === "guide") changed[field] = addGuides(listOf<Guide>(before), all, type);
  }
  return changed as SectionContent<Type>; // each field keeps its type
}

interface Entry {
  name: string;
  description: string;
  category: string;
}

interface Guide {
  title: string;
  description: string;
  videoUrl: string;
  imageUrls: string[];
}

/** Content that its schema has parsed holds lists of this kind. */
const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : []);

export const textToPut = (sentence: PutSentence | undefined) => sentence && (sentence.value ?? sentence.text);

const plain = (text: string) => toUnicodeForm(text, "NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Without what the rich text says already. */
export function newIn(html: string, sentences: readonly PutSentence[]): PutSentence[] {
  const known = plain(plainText(html));
  return sentences.filter(({ text }) => !known.includes(plain(text)));
}

function addHtml(html: string, sentences: readonly PutSentence[], section: string): string {
  return `${html}${sentencesAsHtml(newIn(html, sentences), { section })}`;
}

function addLines(before: readonly string[], sentences: readonly PutSentence[]): string[] {
  const known = new Set(before.map(plain));
  const added = sentences.map(({ text }) => text).filter((text) => !known.has(plain(text)));
  return [...before, ...new Set(added)];
}

function addEntries(before: readonly Entry[], sentences: readonly PutSentence[]): Entry[] {
  const all = [...before];
  for (const { text } of sentences) {
    const entry = listEntry(text);
    const same = entry && all.find(({ name }) => plain(name) === plain(entry.name));
    if (!entry || (same && plain(same.description).includes(plain(entry.description)))) continue;
    all.push({ ...entry, category: "" });
  }
  return all;
}

const MAX_TITLE = 200;
/** A guide without a heading is called by its beginning. */
const OPENING = /^.{1,60}(?=[\s,.:;!?]|$)/u;

function addGuides(before: readonly Guide[], sentences: readonly PutSentence[], section: string): Guide[] {
  const guides = before.map((guide) => ({ ...guide }));
  const titles = titlesOf(sentences);
  for (const [title, all] of Map.groupBy(sentences, (sentence) => titles.get(sentence) ?? "")) {
    const same = guides.find((guide) => plain(guide.title) === plain(title));
    const description = same?.description ?? "";
    const added = newIn(
      description,
      all.map((sentence) => withoutTitle(sentence, title)),
    );
    const html = sentencesAsHtml(added, { section, hasHeadings: false });
    if (same) same.description += html;
    else
      guides.push({
        title,
        description: html || `<p>${escapeMarkup(title)}</p>`,
        videoUrl: "",
        imageUrls: [],
      });
  }
  return guides;
}

/** Sentences of one paragraph without a heading are one guide. */
function titlesOf(sentences: readonly PutSentence[]): Map<PutSentence, string> {
  const titles = new Map<PutSentence, string>();
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const isSame = before && isContinued(before, sentence);
    titles.set(sentence, (isSame && titles.get(before)) || titleOf(sentence));
  }
  return titles;
}

const isContinued = (before: PutSentence, { line, under, isSecret }: PutSentence) =>
  before.line === line && before.under === undefined && under === undefined && before.isSecret === isSecret;

/** Everybody reads a title: the beginning of a secret is none. */
const titleOf = ({ under, text, isSecret }: PutSentence) =>
  (under ?? (isSecret ? "During your stay" : (OPENING.exec(text)?.[0] ?? text))).slice(0, MAX_TITLE);

/** "Oven: turn the left knob" below its title says what to do. */
function withoutTitle(sentence: PutSentence, title: string): PutSentence {
  const rest = sentence.text.startsWith(`${title}:`) ? sentence.text.slice(title.length + 1).trim() : "";
  return rest === "" ? sentence : { ...sentence, text: rest };
}
