import { DEMO_KEY, demoGuidebook } from "#guest/demo/demo.ts";
import type { WantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { AppContext } from "#core/context.server.ts";
import type { GuestGuidebook, GuestRevision } from "#stays/guestGuidebook.ts";
import { readGuestGuidebook } from "#stays/guestGuidebook.server.ts";
import { readGuestRevisions } from "#stays/guestRevisions.server.ts";

export const pageKinds = ["view", "print", "qr"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Returns the kind of page that a path lies under, in whatever case it was typed; undefined for other paths. */
export function kindOfPath(path: string): PageKind | undefined {
  const first = path.split("/")[1]?.toLowerCase();
  return pageKinds.find((kind) => kind === first);
}

/** A requested page. Each field makes another page: a forged `Host` must not reach another guest. */
export interface PageRequest {
  kind: PageKind;
  /** The slug, the share token or the demo's key. */
  key: string;
  language: WantedLanguage;
  /** Whether the host's words stay as the host wrote them. Otherwise they are translated, where a translation exists. */
  isOriginal?: boolean;
  /** What absolute URLs on the page begin with. */
  origin: string;
}

export const pageKeyOf = ({ kind, key, language, isOriginal = false, origin }: PageRequest): string =>
  `${kind} ${key} ${language} ${isOriginal} ${origin}`;

/**
 * Returns the guidebook behind a slug, a share token or the demo's key, its words in the language `into` where they have been
 * translated. Returns null where guests may not read it: there is no public site for the demo, it is archived, the link expired or was revoked, or the host's
 * subscription ended more than 30 days ago.
 */
export async function readGuestGuidebookOrDemo(
  context: AppContext,
  key: string,
  into?: Language,
): Promise<GuestGuidebook | null> {
  if (key === DEMO_KEY) return context.config.product.hasSite ? demoGuidebook : null;
  return readGuestGuidebook(context, key, into);
}

/** Returns the current revision of each guidebook, without reading them. A key that guests may not read has none. */
export async function readRevisionsOrDemo(
  context: AppContext,
  keys: readonly string[],
): Promise<Map<string, GuestRevision>> {
  const revisions = await readGuestRevisions(context, keys);
  const asksForDemo = context.config.product.hasSite && keys.includes(DEMO_KEY);
  return asksForDemo ? new Map([...revisions, [DEMO_KEY, demoGuidebook]]) : revisions;
}

/** The largest number of keys in one query. */
const KEYS_PER_BATCH = 500;

/** Returns a function that looks up keys, all of one turn of the event loop by one call of `load`. */
export function batchPerTick<Value>(
  load: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  const waiting = new Map<string, PromiseWithResolvers<Value | undefined>>();
  let isBusy = false;

  async function loadWaiting(): Promise<void> {
    const batch = [...waiting].slice(0, KEYS_PER_BATCH);
    for (const [key] of batch) waiting.delete(key);
    try {
      const found = await load(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
    if (waiting.size > 0) setImmediate(() => void loadWaiting());
    else isBusy = false;
  }

  return (key) => {
    let lookup = waiting.get(key);
    if (!lookup) waiting.set(key, (lookup = Promise.withResolvers()));
    if (!isBusy) {
      isBusy = true;
      setImmediate(() => void loadWaiting());
    }
    return lookup.promise;
  };
}
