import type { Actor } from "#accounts/actor.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import {
  MAX_LISTED,
  SEARCH_WITHOUT_RESULT_DAYS,
  type SearchWithoutResult,
} from "#guidebooks/guestUsage/contract.ts";
import { searchesWithoutResultPerGuidebook } from "#guidebooks/guestUsage/limits.ts";
import { sectionForSearch } from "#guidebooks/searchesWithoutResult/sectionForSearch.server.ts";
import {
  addDigest,
  addSearchWithoutResult,
  deleteDigest,
  insertDismissed,
  isCounted,
  listSearchesWithoutResult,
} from "#guidebooks/searchesWithoutResult/store.server.ts";
import { textToCount } from "#guidebooks/searchesWithoutResult/textToCount.ts";
import { DAY_MS } from "#core/durations.ts";
import { languageOr } from "#core/i18n/languages.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";

/** A text that may contain a name is stored as text after this many days. */
const DAYS_OF_UNKNOWN = 3;

/**
 * Counts a search without a result in a guidebook, by day (Insight 2). A text with words that neither our vocabulary
 * nor the guidebook has is a keyed digest until it was searched on three days; nothing about the reader is read or
 * stored.
 */
export async function recordSearchWithoutResult(
  context: AppContext,
  guidebookId: string,
  query: string,
  isKnownText: boolean,
): Promise<void> {
  const { db, now, limits } = context;
  const text = textToCount(query);
  if (text === "" || !(await limits.consume(searchesWithoutResultPerGuidebook, guidebookId)).ok) return;
  const day = utcDay(now());
  const counted = { guidebook_id: guidebookId, day, text };
  if (isKnownText || (await isCounted(db, guidebookId, text))) {
    await addSearchWithoutResult(db, { ...counted, count: 1 });
    return;
  }
  const digest = secretBoxOf(context)?.digest(`${guidebookId} ${text}`);
  if (digest === undefined) return;
  const unknown = { guidebook_id: guidebookId, digest };
  const days = await addDigest(db, { ...unknown, day });
  if (days < DAYS_OF_UNKNOWN) return;
  await deleteDigest(db, unknown);
  await addSearchWithoutResult(db, { ...counted, count: days });
}

/** Returns the searches without a result in 90 days, each with a section to answer in. Refuses with 404. */
export async function searchesWithoutResultOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<SearchWithoutResult[]>> {
  const { db, now } = context;
  const guidebook = await findGuidebook(db, actor, "read", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const fromDay = utcDay(now() - SEARCH_WITHOUT_RESULT_DAYS * DAY_MS);
  const listed = await listSearchesWithoutResult(db, actor, guidebookId, fromDay, MAX_LISTED);
  const language = languageOr(guidebook.language);
  return ok(
    await Promise.all(
      listed.map(async (one) => ({ ...one, section: await sectionForSearch(one.text, language) })),
    ),
  );
}

/** Dismisses a search for all members of an account. Refuses with 404. */
export async function dismissSearchWithoutResult(
  { db, now }: AppContext,
  actor: Actor,
  guidebookId: string,
  text: string,
): Promise<Result<void>> {
  if (!(await findGuidebook(db, actor, "edit", guidebookId))) return notFound("This guidebook");
  await insertDismissed(db, { guidebook_id: guidebookId, text, day: utcDay(now()) });
  return ok(undefined);
}
