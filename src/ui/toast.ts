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

interface Shown {
  toast: Toast;
  /** False while it closes; it keeps its text until it is gone. */
  open: boolean;
}

/** A toast of a closing form stays when the dialog below it reappears. */
const FRESH_MS = 1000;

export const currentToast = createStore<Shown | null>(null);
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
