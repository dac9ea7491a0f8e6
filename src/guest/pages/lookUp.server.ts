import type { CachedPage } from "#guest/pages/encode.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { outageOf } from "#core/outage.server.ts";
import type { GuestRevision } from "#stays/guestGuidebook.ts";

/** A lookup that takes longer than this counts as an outage of the database. */
const SLOW_LOOKUP_MS = 1500;
/** A page is sent during an outage if it was looked up at most this long before. */
const MAX_AGE_MS = MINUTE_MS;
const MAX_OUTAGE_MS = 5 * MINUTE_MS;

interface Known {
  page: CachedPage;
  /** When the database last had this revision, in epoch milliseconds. */
  lookedUpAt: number;
}

interface LookedUp {
  /** Undefined where guests may not read the guidebook. */
  revision: GuestRevision | undefined;
  lookedUpAt: number;
}

/**
 * Returns a function that looks the current revision of a page up. While the database does not answer, it returns for five
 * minutes the revision of a cached page that was looked up in the minute before, unless the page has ended or changes by the
 * clock. Throws the error of the database for all other pages.
 */
export function newRevisionLookup(
  { now }: AppContext,
  readRevision: (key: string) => Promise<GuestRevision | undefined>,
): (key: string, known?: Known) => Promise<LookedUp> {
  /** When the first lookup failed or was slow since the last one that was answered. */
  let outageSince: number | undefined;

  const lookUp = async (key: string): Promise<LookedUp> => {
    const lookedUpAt = now();
    try {
      const revision = await readRevision(key);
      outageSince = undefined;
      return { revision, lookedUpAt };
    } catch (error) {
      if (outageOf(error) === "gone") outageSince ??= now();
      throw error;
    }
  };

  const isReadable = ({ page, lookedUpAt }: Known) => {
    const since = outageSince ?? now();
    const ends = [page.revision.liveUntil, page.changesAt, since + MAX_OUTAGE_MS];
    return lookedUpAt > since - MAX_AGE_MS && ends.every((end) => end === null || end > now());
  };

  return async (key, known) => {
    const lookup = lookUp(key);
    if (!known || !isReadable(known)) return lookup;
    const slow = Promise.withResolvers<null>();
    const timer = setTimeout(slow.resolve, outageSince === undefined ? SLOW_LOOKUP_MS : 0, null);
    try {
      const first = await Promise.race([lookup, slow.promise]);
      if (first !== null) return first;
      outageSince ??= now();
      lookup.catch(() => {}); // it goes on; its error is of no use
    } catch (error) {
      if (outageOf(error) !== "gone") throw error;
    } finally {
      clearTimeout(timer);
    }
    return isReadable(known) ? { revision: known.page.revision, lookedUpAt: known.lookedUpAt } : lookup;
  };
}
