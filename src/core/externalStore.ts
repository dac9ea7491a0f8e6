import { useSyncExternalStore } from "react";

/** A value outside React: in a module, in the browser's storage, in the browser itself. */
export interface ReadableStore<Value> {
  /** Returns the same value until it changes. */
  get: () => Value;
  /** Calls the listener at each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

interface Store<Value> extends ReadableStore<Value> {
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns a store's value and renders again at each change. `onServer` is the value while the server renders. */
export function useStore<Value>(store: ReadableStore<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
