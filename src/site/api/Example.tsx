import { Fragment } from "react";
import { buttonLook } from "#ui/buttonLook.ts";

/** A text to copy. `enhance.ts` shows the button; without script the text can be selected. */
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
      <pre className="p-4 font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
        {/* A path breaks after a slash. */}
        {text.split(/(?<=\/)(?!\/)/).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </pre>
    </figure>
  );
}
