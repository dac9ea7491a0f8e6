import { buttonLook } from "#ui/buttonLook.ts";

/** A text to copy. Its lines stay whole and scroll sideways. `enhance.ts` shows the button; without script the text can be selected. */
export function Example({ title, text }: { title: string; text: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-field border border-line bg-linen">
      <figcaption className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1">
        <span className="text-sm font-semibold">{title}</span>
        <button
          type="button"
          hidden
          data-copy=""
          aria-live="polite"
          className={buttonLook({ variant: "secondary", size: "small" })}
        >
          Copy {title}
        </button>
      </figcaption>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it (WCAG 2.1.1)
        tabIndex={0}
        aria-label={title}
        className="max-h-[26rem] overflow-auto p-4 font-mono text-sm leading-6 -outline-offset-2 print:whitespace-pre-wrap"
      >
        {text}
      </pre>
    </figure>
  );
}
