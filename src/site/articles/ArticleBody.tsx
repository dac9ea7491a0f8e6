import { CopyableText } from "#site/articles/CopyableText.tsx";
import type { ArticlePart } from "#site/site.ts";
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
