import type { SectionSource } from "#guidebooks/contract.ts";
import { createStore } from "#core/externalStore.ts";

/** What a host wrote in a section and has not saved yet. */
export interface Draft {
  guidebookId: string;
  content: Record<string, unknown>;
  /** The version of the section that the host began from. */
  version: number;
  /** The questions that stay open; absent where none was ticked off. */
  prompts?: string[] | undefined;
  /** The receipts of places that were added from what is near. */
  sources?: SectionSource[] | undefined;
  /** Epoch milliseconds of the last edit. */
  at: number;
}

/** The part of `localStorage` that drafts use; absent where the browser refuses it. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const keyOf = (userId: string, sectionId: string) => `draft:${userId}:${sectionId}`;

/**
 * Keeps unsaved edits per host and section, so that they outlive a reload, a crash and a lost connection (Editor 5).
 * A draft that the browser has no room for lives in memory only; `isStored` is false then.
 */
export function newDrafts(storage: () => DraftStorage | undefined) {
  const drafts = new Map<string, Draft | null>();
  const inMemoryOnly = new Set<string>();
  const changes = createStore(0);

  function change(key: string, draft: Draft | null) {
    drafts.set(key, draft);
    const isStoredNow = draft === null || put(key, draft);
    // Without room, an older text in its place would come back as if it were the last one.
    if (!isStoredNow) storage()?.removeItem(key);
    if (isStoredNow) inMemoryOnly.delete(key);
    else inMemoryOnly.add(key);
    changes.set(changes.get() + 1);
  }

  function put(key: string, draft: Draft): boolean {
    const store = storage();
    try {
      store?.setItem(key, JSON.stringify(draft));
      return store !== undefined;
    } catch {
      return false;
    }
  }

  const storedDraft = (key: string) => parseDraft(storage()?.getItem(key));

  function read(key: string): Draft | null {
    const known = drafts.get(key);
    if (known !== undefined) return known;
    const draft = storedDraft(key);
    drafts.set(key, draft);
    return draft;
  }

  /** Every draft of the host by its key; where this tab has none, another may. */
  function draftsOf(userId: string): Map<string, Draft> {
    const store = storage();
    const storedKeys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
    const keys = new Set(
      [...storedKeys, ...drafts.keys()].filter((key) => key.startsWith(keyOf(userId, ""))),
    );
    return new Map(
      [...keys].flatMap((key) => {
        const draft = read(key) ?? storedDraft(key);
        return draft ? [[key, draft] as const] : [];
      }),
    );
  }

  return {
    find: (userId: string, sectionId: string) => read(keyOf(userId, sectionId)),
    store: (userId: string, sectionId: string, draft: Draft) => change(keyOf(userId, sectionId), draft),
    drop(userId: string, sectionId: string) {
      const key = keyOf(userId, sectionId);
      const draft = read(key);
      if (!draft) return;
      // What another tab wrote in its place since is that tab's own, and still to be saved there.
      if (storedDraft(key)?.at === draft.at) storage()?.removeItem(key);
      change(key, null);
    },
    /** False where the draft would be gone after a reload. */
    isStored: (userId: string, sectionId: string) => !inMemoryOnly.has(keyOf(userId, sectionId)),
    /** True while the host has edits that no server knows: signing out asks about them. */
    hasAny: (userId: string) => draftsOf(userId).size > 0,
    /** The guidebooks in which something was written and not saved. */
    guidebooks: (userId: string) =>
      new Set([...draftsOf(userId).values()].map(({ guidebookId }) => guidebookId)),
    /** Discards every unsaved edit of the host. */
    clear(userId: string) {
      for (const key of draftsOf(userId).keys()) {
        storage()?.removeItem(key);
        change(key, null);
      }
    },
    /** How many changes there were. */
    changes: { get: changes.get, subscribe: changes.subscribe },
  };
}

function parseDraft(text: string | null | undefined): Draft | null {
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isDraft(read) ? read : null;
  } catch {
    return null;
  }
}

/** Checks by hand: zod would come with every screen of a host. The server checks what is saved. */
function isDraft(read: unknown): read is Draft {
  if (!isRecord(read)) return false;
  const { guidebookId, content, version, at, prompts = [], sources = [] } = read;
  return (
    typeof guidebookId === "string" &&
    isRecord(content) &&
    typeof version === "number" &&
    typeof at === "number" &&
    Array.isArray(prompts) &&
    Array.isArray(sources)
  );
}

const isRecord = (read: unknown): read is Record<string, unknown> =>
  typeof read === "object" && read !== null && !Array.isArray(read);

export const drafts = newDrafts(() => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // the browser was told to keep nothing
  }
});
