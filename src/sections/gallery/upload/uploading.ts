import { createContext } from "react";
import { createStore, useStore } from "#core/store.ts";

/** What the pictures belong to that are added below it: the id of a section. */
export const UploadScope = createContext("");

interface OnTheWay {
  scope: string;
  count: number;
}

const none: ReadonlyMap<string, OnTheWay> = new Map();
const onTheWay = createStore(none);

/** Takes note of how many pictures one list of uploads has on their way. */
export function noteUploads(list: string, scope: string, count: number): void {
  const next = new Map(onTheWay.get());
  if (count > 0) next.set(list, { scope, count });
  else next.delete(list);
  onTheWay.set(next);
}

/** Returns how many pictures of a section are on their way. */
export function countUploads(scope: string): number {
  return [...onTheWay.get().values()].reduce((sum, one) => sum + (one.scope === scope ? one.count : 0), 0);
}

/** Returns true while any picture is on its way. */
export function useUploading(): boolean {
  return useStore(onTheWay, none).size > 0;
}
