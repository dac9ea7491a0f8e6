import { buttonLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";

/** A text to take away. `enhance.ts` shows the button and does the copying; without script the text can be selected. */
export function CopyableText({ text }: { text: string }) {
  return (
    <figure className="article-copyable">
      <figcaption>
        <span className="font-semibold">Template</span>
        <button
          type="button"
          hidden
          data-copy=""
          aria-live="polite"
          className={classes(buttonLook({ variant: "secondary", size: "small" }), "print:hidden")}
        >
          Copy the template
        </button>
      </figcaption>
      <pre>{text}</pre>
    </figure>
  );
}
