import { createStore } from "#core/externalStore.ts";

/** The height of a toast with an action on a narrow phone, with the gap around it. */
const TOAST_PX = 200;

/** Whether a toast fits above the open dialog, which is a sheet from below on a phone. */
export const isSheetLow = createStore(false);

/** Measures the open dialog, if there is one. */
export function measureSheet(): void {
  const panel = document.querySelector('[data-scroll-lock] > [data-state="open"]');
  if (panel) isSheetLow.set(panel.getBoundingClientRect().top >= TOAST_PX);
}
