import { createStore } from "#core/externalStore.ts";

/** Whether the open dialog, a sheet from below on a phone, leaves the upper half of the screen free. */
export const isSheetShort = createStore(false);

/** Measures the open dialog, if there is one. */
export function measureSheet(): void {
  const panel = document.querySelector('[data-scroll-lock] > [data-state="open"]');
  if (panel) isSheetShort.set(panel.getBoundingClientRect().top > innerHeight / 2);
}
