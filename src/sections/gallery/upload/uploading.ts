import { createContext } from "react";
import { createStore, useStore } from "#core/externalStore.ts";

/** The owner of the pictures added below it: the id of a section. */
export const UploadScope = createContext("");

interface OnTheWay {
  scope: string;
  count: number;
}

const none: ReadonlyMap<string, OnTheWay> = new Map();
const onTheWay = createStore(none);

/** Records the number of running uploads of a list. */
export function noteUploads(list: string, scope: string, count: number): void {
  const next = new Map(onTheWay.get());
  if (count > 0) next.set(list, { scope, count });
  else next.delete(list);
  onTheWay.set(next);
}

export function countUploads(scope: string): number {
  return [...onTheWay.get().values()].reduce((sum, one) => sum + (one.scope === scope ? one.count : 0), 0);
}

export function useUploading(): boolean {
  return useStore(onTheWay, none).size > 0;
}
