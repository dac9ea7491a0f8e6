/**
 * The shaded page behind a dialog, which is a sheet from below on a phone and scrolls there when the dialog is taller than
 * the screen. It closes with its panel.
 */
export const backdropLook =
  "pointer-events-auto fixed inset-0 z-50 grid animate-appear items-end justify-items-center overflow-y-auto scroll-pb-24 bg-shade/55 pt-10 " +
  "has-[>[data-state=closed]]:pointer-events-none has-[>[data-state=closed]]:animate-vanish sm:items-center sm:p-6";

/** On a wider screen a dialog keeps its corners and scrolls within them. */
export const panelLook =
  "relative w-full animate-rise rounded-card border border-line bg-card p-5 text-ink max-sm:rounded-b-none max-sm:border-0 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-soft outline-none " +
  "data-[state=closed]:animate-sink sm:max-h-[calc(100dvh-3rem)] sm:scroll-pb-24 sm:overflow-y-auto sm:p-7";

/** The buttons of a dialog stay visible when it is taller than the screen; content that scrolls under them fades. */
export const footerLook =
  "sticky bottom-0 z-10 -mx-5 mt-4 -mb-5 bg-card px-5 pt-2 pb-5 before:pointer-events-none before:absolute " +
  "before:inset-x-0 before:-top-4 before:h-4 before:bg-linear-to-t before:from-card before:to-card/0 " +
  "sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7";
