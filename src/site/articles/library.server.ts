import { oncePerProduct } from "#core/product.ts";
import { legalFrontMatter, postFrontMatter, readArticle } from "#site/articles/frontMatter.server.ts";
import { drawMarkdown, sectionsOf } from "#site/articles/markdown.server.ts";
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

interface Articles {
  /** Newest first. */
  posts: readonly Post[];
  legalPages: readonly LegalPage[];
}

/** Returns every article, read and drawn once for each product. Throws where one has no front matter that fits. */
export const articlesOf = oncePerProduct((product): Articles => {
  const posts = Object.values(postFiles).map((file) => {
    const { front, body } = readArticle(file, postFrontMatter, product);
    return { ...front, parts: drawMarkdown(body), words: body.split(/\s+/).length };
  });
  const legalPages = Object.values(legalFiles).map((file) => {
    const { front, body } = readArticle(file, legalFrontMatter, product);
    return { ...front, sections: sectionsOf(body), parts: drawMarkdown(body) };
  });
  return {
    posts: posts.toSorted((one, other) => other.publishDate.localeCompare(one.publishDate)),
    legalPages,
  };
});
