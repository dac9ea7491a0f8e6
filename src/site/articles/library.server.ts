import { legalFrontMatter, postFrontMatter, readArticle } from "#site/articles/frontMatter.server.ts";
import { drawMarkdown } from "#site/articles/markdown.server.ts";
import type { LegalPage, Post } from "#site/site.ts";

// Vite reads these calls without running them: their options must be literals in them.
const postFiles = import.meta.glob<string>("../content/blog/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const legalFiles = import.meta.glob<string>("../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every post, newest first, read and drawn once when the server starts. */
export const posts: readonly Post[] = Object.values(postFiles)
  .map((file) => {
    const { front, body } = readArticle(file, postFrontMatter);
    return { ...front, parts: drawMarkdown(body), words: body.split(/\s+/).length };
  })
  .toSorted((one, other) => other.publishDate.localeCompare(one.publishDate));

export const legalPages: readonly LegalPage[] = Object.values(legalFiles).map((file) => {
  const { front, body } = readArticle(file, legalFrontMatter);
  return { ...front, parts: drawMarkdown(body) };
});
