import type { ArticlePart } from "#site/site.ts";
import { buttonLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import "./article.css";

/** The body of a post or a legal page. The HTML is our own Markdown, drawn on the server. */
export function ArticleBody({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <div className="article">
      {parts.map((part, at) =>
        part.kind === "html" ? (
          <div key={at} className="article-run" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <CopyableText key={at} text={part.text} />
        ),
      )}
    </div>
  );
}

/** A text to take away. `enhance.ts` shows the button and does the copying; without script the text can be selected. */
function CopyableText({ text }: { text: string }) {
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
      <pre>
        {text.split(/^([A-Z][A-Z ,&[\]-]+)$/m).map((part, at) =>
          at % 2 === 1 ? (
            <strong key={at}>
              <Placeholders text={part} />
            </strong>
          ) : (
            <Placeholders key={at} text={part} />
          ),
        )}
      </pre>
    </figure>
  );
}

/** A text in which what the reader replaces, in square brackets, is marked. */
function Placeholders({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}
