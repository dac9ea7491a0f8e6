import { useSyncExternalStore } from "react";

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: ToastAction;
  variant: "default" | "destructive";
}

type NewToast = Omit<Toast, "id" | "variant"> & Partial<Pick<Toast, "variant">>;

interface Shown {
  toast: Toast;
  /** False while it leaves; it keeps its words until it is gone. */
  open: boolean;
}

let shown: Shown | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere in the browser. One is visible at a time: the newest (Screens 5). */
export function toast(news: NewToast): string {
  const id = `toast-${++count}`;
  show({ toast: { variant: "default", ...news, id }, open: true });
  return id;
}

/** Closes the toast if it is still the one that shows. */
export function dismissToast(id: string): void {
  if (shown?.toast.id === id) show({ ...shown, open: false });
}

/** Returns the toast that shows or is leaving, or null. */
export function currentToast(): Shown | null {
  return shown;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const none = () => null;

/** Returns the toast that shows, and the means to show and close one. Nothing shows while the server renders. */
export function useToast() {
  const current = useSyncExternalStore(subscribe, currentToast, none);
  return { current, toast, dismiss: dismissToast };
}
