import { Marked, type Token } from "marked";
import type { ArticlePart, ArticleSection } from "#site/site.ts";

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // On a phone a table scrolls by itself; the keyboard must reach it for that.
    table(token) {
      const head = token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`);
      const rows = token.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`).join("")}</tr>`,
      );
      return (
        `<div class="article-table" role="region" aria-label="Table" tabindex="0"><table>` +
        `<thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`
      );
    },
  },
});

/** Draws our own Markdown. A fenced block is a text to copy and becomes a separate part. */
export function drawMarkdown(markdown: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let run: Token[] = [];
  const flush = () => {
    const html = marked.parser(run).trim();
    if (html) parts.push({ kind: "html", html });
    run = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type === "code") {
      flush();
      parts.push({ kind: "copyable", text: token.text });
    } else {
      run.push(token);
    }
  }
  flush();
  return parts;
}

/** Lists the sections of our own Markdown, by the same ids as it is drawn with. */
export function sectionsOf(markdown: string): ArticleSection[] {
  return marked
    .lexer(markdown)
    .flatMap((token) =>
      token.type === "heading" && token.depth === 2
        ? [{ id: anchor(String(token.text)), title: String(token.text) }]
        : [],
    );
}

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
