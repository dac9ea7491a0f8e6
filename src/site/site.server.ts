import { qrPath } from "#core/qr.ts";
import type { Testimonials } from "#site/content/testimonials.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { DEMO, type Frame, type Site } from "#site/site.ts";

/** Returns the site as the server hands it to the loaders of its pages. */
export function openSite(frame: Frame, testimonials: Testimonials | null): Site {
  const { posts, legalPages } = articlesOf(frame.product);
  return {
    frame,
    testimonials,
    posts: posts.map(({ parts: _parts, words: _words, ...card }) => card),
    findPost: (slug) => posts.find((post) => post.slug === slug),
    findLegalPage(slug) {
      const page = legalPages.find((each) => each.slug === slug);
      if (!page) throw new Error(`There is no file for the legal page ${slug}.`);
      return page;
    },
    demoQr: () => qrPath(frame.origin + DEMO.view),
  };
}
