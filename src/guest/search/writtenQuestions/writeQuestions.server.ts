import type { AppContext } from "#core/context.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { askModel, UnusableAnswer, type Model, type Question } from "#core/llm/askModel.server.ts";
import { modelOf } from "#core/llm/model.server.ts";
import { drawPage } from "#guest/pages/render.server.ts";
import { searchProcesses } from "#guest/search/searchProcesses.server.ts";
import {
  keyOfPage,
  NOTHING_WRITTEN,
  parseWritten,
  type KeyedPassage,
  type QuestionsByPassage,
} from "#guest/search/writtenQuestions/passageKey.server.ts";
import { questionsRequest, unansweredRequest } from "#guest/search/writtenQuestions/questionsRequest.ts";
import { knownNames } from "#guidebooks/translation/knownNames.ts";
import type { KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import { newMarkNames, segmentsOf } from "#guidebooks/translation/machine/segments.ts";
import { listGuidebookLanguages } from "#guidebooks/translation/translationStore.server.ts";
import { writtenQuestionsPerAccount } from "#guidebooks/writtenQuestions/limits.ts";
import {
  findGuidebookToRead,
  listWrittenQuestions,
  saveWrittenQuestions,
} from "#guidebooks/writtenQuestions/store.server.ts";
import { ANSWERED } from "#search/questions/lexicons.server.ts";
import { loadUnmasked, maskForReader, noStay } from "#stays/guestGuidebook.server.ts";
import { findReadable } from "#stays/guestRevisions.server.ts";

/** What a model reads in one request. */
const MAX_OF_REQUEST = { characters: 4000, passages: 20 };
/** What a model reads to know what a page does not say. Of a longer page it would not know. */
const MAX_PAGE_CHARACTERS = 24_000;
/** Of a page; more would take the whole day's limit of an account. */
const MAX_PASSAGES = 400;

/** For a page of which only the words are read. */
const NO_FILES = { style: "", script: "/" };

/** The result: all passages have their questions, or the account has reached its limit for now. */
type Written = "done" | "limit reached";

/**
 * Has a model write questions for those passages of a guidebook that have none, in each language of the page whose questions
 * are understood, storing each request's (written questions, Search 6). Throws the errors of the service.
 */
export async function writeQuestions(
  context: AppContext,
  guidebookId: string,
  signal: AbortSignal,
): Promise<Written> {
  const model = modelOf(context.config);
  const guidebook = await findGuidebookToRead(context.db, guidebookId);
  if (!model || !guidebook) return "done";
  const { slug, language, accountId } = guidebook;
  const pages = new Set([language, ...(await listGuidebookLanguages(context.db, guidebookId))]);
  for (const into of ANSWERED.filter((one) => pages.has(one))) {
    const page = await drawForModel(context, slug, into);
    if (!page) return "done";
    const outcome = await writeForPage(context, { ...page, guidebookId, accountId, model, signal });
    if (outcome === "limit reached") return outcome;
  }
  return "done";
}

interface PageForModel {
  html: string;
  language: Language;
  known: KnownNames;
}

/**
 * Draws a page without any secret, as before a stay where the host keeps all for stays, whatever the host shows to all: what is
 * not on it is not sent. Null where guests may not read it.
 */
async function drawForModel(context: AppContext, slug: string, into: Language): Promise<PageForModel | null> {
  const readable = (await findReadable(context, [slug])).get(slug);
  if (!readable) return null;
  const { guidebook, revision } = readable;
  const isOwn = into === guidebook.language;
  const unmasked = await loadUnmasked(context, guidebook.id, isOwn ? undefined : into);
  const access = { ...unmasked.access, access: "stays", wifiForEveryone: false } as const;
  const masked = await maskForReader(context, guidebook, { ...unmasked, access }, noStay);
  const request = { kind: "view", origin: "", language: isOwn ? "own" : into } as const;
  const { html } = await drawPage(
    { ...revision, ...masked, key: slug },
    NO_FILES,
    request,
    context.config.product.name,
  );
  return { html, language: into, known: knownNames(guidebook.name, unmasked.sections) };
}

interface Writing extends PageForModel {
  guidebookId: string;
  accountId: string;
  model: Model;
  signal: AbortSignal;
}

async function writeForPage(context: AppContext, page: Writing): Promise<Written> {
  const { html, language, known, guidebookId, accountId } = page;
  const { db, now, limits, log } = context;
  const listed = await searchProcesses.run(guidebookId, "listPassages", html);
  if (!listed.ok) throw new Error(listed.refusal.message);
  const passages = listed.value.slice(0, MAX_PASSAGES);
  const row = (await listWrittenQuestions(db, guidebookId)).find((one) => one.language === language);
  const before = row ? parseWritten(row) : NOTHING_WRITTEN;
  // What is no longer on the page goes.
  let questions: QuestionsByPassage = Object.fromEntries(
    passages.flatMap(({ key }) => (before.questions[key] ? [[key, before.questions[key]]] : [])),
  );
  let pageKey = row?.page_key ?? "";
  // A passage that has come may answer one.
  let unanswered = pageKey === keyOfPage(passages) ? before.unanswered : [];
  const save = () =>
    saveWrittenQuestions(db, {
      guidebook_id: guidebookId,
      language,
      questions: JSON.stringify(questions),
      unanswered: JSON.stringify(unanswered),
      page_key: pageKey,
      written_at: now(),
    });

  const waiting = passages.filter(({ key }) => !questions[key]);
  for (const batch of batchesOf(forModel(waiting, known))) {
    const free = await limits.consume(writtenQuestionsPerAccount, accountId);
    if (!free.ok) return "limit reached";
    const answered = await ask(questionsRequest(batch, language), page);
    if (!answered) continue;
    const found = await searchProcesses.run(guidebookId, "keepFinding", {
      html,
      questions: { ...questions, ...answered },
    });
    if (!found.ok) throw new Error(found.refusal.message);
    const read = batch.map(({ key }) => [key, found.value[key] ?? []] as const);
    questions = { ...questions, ...Object.fromEntries(read) };
    await save();
  }

  if (pageKey !== keyOfPage(passages)) {
    const whole = forModel(passages, known);
    const isRead = whole.reduce((sum, { text }) => sum + text.length, 0) <= MAX_PAGE_CHARACTERS;
    if (isRead) {
      const free = await limits.consume(writtenQuestionsPerAccount, accountId);
      if (!free.ok) return "limit reached";
      unanswered = (await ask(unansweredRequest(whole, language), page)) ?? [];
    }
    pageKey = keyOfPage(passages);
    await save();
    const count = Object.values(questions).reduce((sum, own) => sum + own.length, 0);
    log.info(
      { guidebook: guidebookId, language, questions: count, unanswered: unanswered.length },
      "questions were written",
    );
  }
  return "done";
}

/** Returns null for an unusable answer, which is no failure of the service: the next save asks again. */
async function ask<Value>(question: Question<Value>, { model, signal }: Writing): Promise<Value | null> {
  try {
    return await askModel(model, question, signal);
  } catch (error) {
    if (error instanceof UnusableAnswer) return null;
    throw error;
  }
}

/** Puts a mark in the place of each number, link, name and secret. */
function forModel(passages: readonly KeyedPassage[], known: KnownNames): KeyedPassage[] {
  const nameMark = newMarkNames();
  const locked = (value: string) =>
    segmentsOf({ kind: "text", value }, known, nameMark)
      .segments.map(({ text }) => text)
      .join("");
  return passages.map(({ key, heading, text }) => ({
    key,
    heading: heading && locked(heading),
    text: locked(text),
  }));
}

function batchesOf(passages: readonly KeyedPassage[]): KeyedPassage[][] {
  const batches: KeyedPassage[][] = [];
  let left = 0;
  for (const passage of passages) {
    const { length } = passage.text;
    const last = batches.at(-1);
    if (last && length <= left && last.length < MAX_OF_REQUEST.passages) last.push(passage);
    else {
      batches.push([passage]);
      left = MAX_OF_REQUEST.characters;
    }
    left -= length;
  }
  return batches;
}
