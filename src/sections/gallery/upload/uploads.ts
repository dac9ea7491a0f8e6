import { createStore, type ReadableStore } from "#core/externalStore.ts";
import type { Prepared } from "#sections/gallery/upload/shrinkPicture.ts";
import type { UploadOptions } from "#sections/gallery/upload/uploadPicture.ts";

export interface Upload {
  key: number;
  name: string;
  state: "waiting" | "sending" | "failed";
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  /** Why it failed. */
  message: string | null;
  /** False when the same file would be refused again. */
  mayRetry: boolean;
}

/** Called with the path of an uploaded picture; `placeAmong` returns its index among the present paths. */
export type Arrived = (path: string, placeAmong: (paths: readonly string[]) => number) => void;

export interface Uploads extends ReadableStore<readonly Upload[]> {
  /** Uploads files, in the order in which they were chosen. */
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Removes an upload; stops a running one. */
  cancel(key: number): void;
  cancelAll(): void;
  /** Sets the receiver of uploaded pictures; they wait for one. */
  handTo(arrive: Arrived | null): void;
}

type Send = (file: File, options: UploadOptions) => Promise<Prepared<string>>;

/** More in parallel would share the same bandwidth. */
const PARALLEL = 2;

/** Returns a queue of uploads. A failed one stays in it and blocks no other. */
export function createUploads(send: Send): Uploads {
  const list = createStore<readonly Upload[]>([]);
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  const arrived = new Map<number, string>();
  let lastKey = 0;
  let arrive: Arrived | null = null;
  const unclaimed: Parameters<Arrived>[] = [];

  const change = (key: number, next: Partial<Upload>) =>
    list.set(list.get().map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: number) => {
    files.delete(key);
    list.set(list.get().filter((upload) => upload.key !== key));
  };

  /** The receiver may change between two deliveries. */
  function deliver(): void {
    const arrival = arrive ? unclaimed.shift() : undefined;
    if (!arrive || !arrival) return;
    arrive(...arrival);
    deliver();
  }

  async function run(key: number, file: File): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: "sending", share: 0, message: null });
    const sent = await send(file, {
      signal: controller.signal,
      onShare: (share) => change(key, { share }),
      onSignedIn: () => uploads.retry(key),
    });
    running.delete(key);
    if (!controller.signal.aborted) {
      if (sent.ok) {
        drop(key);
        arrived.set(key, sent.picture);
        unclaimed.push([sent.picture, (paths) => placeOf(key, arrived, paths)]);
        deliver();
      } else change(key, { state: "failed", message: sent.message, mayRetry: !sent.isFinal });
    }
    begin();
  }

  function begin(): void {
    for (const { key, state } of list.get()) {
      const file = files.get(key);
      if (running.size >= PARALLEL) return;
      if (state === "waiting" && file) void run(key, file);
    }
  }

  const uploads: Uploads = {
    get: list.get,
    subscribe: list.subscribe,
    add(chosen) {
      const added = chosen.map((file): Upload => {
        files.set(++lastKey, file);
        return { key: lastKey, name: file.name, state: "waiting", share: 0, message: null, mayRetry: true };
      });
      list.set([...list.get(), ...added]);
      begin();
    },
    retry(key) {
      change(key, { state: "waiting" });
      begin();
    },
    cancel(key) {
      running.get(key)?.abort();
      drop(key);
      begin();
    },
    handTo(next) {
      arrive = next;
      deliver();
    },
    cancelAll() {
      for (const { key } of list.get()) uploads.cancel(key);
    },
  };
  return uploads;
}

/** The index in order of choice, whatever the order of arrival. */
function placeOf(key: number, arrived: ReadonlyMap<number, string>, paths: readonly string[]): number {
  const others = [...arrived].filter(([other, path]) => other !== key && paths.includes(path));
  const before = others.filter(([other]) => other < key).toSorted(([one], [two]) => two - one)[0];
  if (before) return paths.indexOf(before[1]) + 1;
  const after = others.toSorted(([one], [two]) => one - two)[0];
  return after ? paths.indexOf(after[1]) : paths.length;
}
