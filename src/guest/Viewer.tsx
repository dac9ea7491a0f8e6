import { usePage } from "#sections/page.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";

/** The dialog in which the script shows pictures one by one. Without script a picture's link opens it. */
export function Viewer() {
  const { label, close, previous, next } = usePage().texts.viewer;
  return (
    <dialog className="viewer" data-viewer="" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it (WCAG 2.1.1) */}
      <ol tabIndex={0} aria-label={label} />
      <output />
      <button type="button" data-close="">
        <X size={24} aria-hidden="true" />
        <span className="sr-only">{close}</span>
      </button>
      <button type="button" data-step="-1">
        <ChevronLeft size={28} aria-hidden="true" />
        <span className="sr-only">{previous}</span>
      </button>
      <button type="button" data-step="1">
        <ChevronRight size={28} aria-hidden="true" />
        <span className="sr-only">{next}</span>
      </button>
    </dialog>
  );
}
