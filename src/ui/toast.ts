import { createStore } from "#core/externalStore.ts";

/** How long a toast stays (Screens 5). */
export const TOAST_MS = 5000;

/** A title without a full stop, and a sentence with the consequence or what to do. */
export interface ToastText {
  title: string;
  description: string;
}

interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: ToastAction;
  /** Whatever failed is destructive (Errors 2). */
  variant: "default" | "destructive";
}

export type NewToast = Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>;

export interface ShownToast {
  toast: Toast;
  /** False while it closes; it keeps its text until it is gone. */
  open: boolean;
}

/** A toast of a closing form stays when the dialog below it reappears. */
const FRESH_MS = 1000;

/**
 * Whether the person goes through the screen by keyboard: a toast with an action waits for them. Keys that a phone's
 * keyboard has too do not count.
 */
export const isByKeyboard = createStore(false);
const WALKING_KEYS = ["Tab", "F8", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Follows keys and presses. Returns a function that stops it. */
export function watchKeyboardUse(): () => void {
  const onKey = ({ key }: KeyboardEvent) => WALKING_KEYS.includes(key) && isByKeyboard.set(true);
  const onPress = () => isByKeyboard.set(false);
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", onPress, true);
  return () => {
    removeEventListener("keydown", onKey, true);
    removeEventListener("pointerdown", onPress, true);
  };
}

/** The toast that is open or closing, or null. */
export const currentToast = createStore<ShownToast | null>(null);
let count = 0;
let shownAt = 0;

/** Shows a toast and returns its id. One is visible at a time: the newest (Screens 5). */
export function showToast(news: NewToast): string {
  const id = `toast-${++count}`;
  shownAt = performance.now();
  currentToast.set({ toast: { variant: "default", ...news, id }, open: true });
  return id;
}

export function dismissToast(id: string): void {
  const current = currentToast.get();
  if (current?.toast.id === id) currentToast.set({ ...current, open: false });
}

/** Closes the toast when a dialog opens below it, unless it reports a failure, has an action, or is new. */
export function clearForDialog(): void {
  if (performance.now() - shownAt < FRESH_MS) return;
  const toast = currentToast.get()?.toast;
  if (toast?.variant === "default" && !toast.action) dismissToast(toast.id);
}
