/** The shaded page behind a dialog; it scrolls where the dialog is taller than the screen, and leaves with its panel. */
export const backdropLook =
  "pointer-events-auto fixed inset-0 z-50 grid animate-appear items-end justify-items-center overflow-y-auto bg-shade/55 p-3 " +
  "has-[>[data-state=closed]]:pointer-events-none has-[>[data-state=closed]]:animate-vanish sm:items-center sm:p-6";

export const panelLook =
  "relative w-full animate-rise rounded-card border border-line bg-card p-5 text-ink shadow-soft outline-none " +
  "data-[state=closed]:animate-sink sm:p-7";
