import { qrPath } from "#core/qr.ts";
import type { Testimonials } from "#site/content/testimonials.ts";
import { legalPageOf, type LegalFiles } from "#site/articles/legalFiles.server.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { DEMO, type Frame, type Site } from "#site/site.ts";

/** Returns the site as the server hands it to the loaders of its pages. */
export function openSite(
  frame: Frame,
  testimonials: Testimonials | null,
  legalFiles: LegalFiles = new Map(),
): Site {
  const { posts } = articlesOf(frame.product);
  return {
    frame,
    testimonials,
    posts: posts.map(({ parts: _parts, words: _words, ...card }) => card),
    findPost: (slug) => posts.find((post) => post.slug === slug),
    findLegalPage: (slug) => legalPageOf(slug, frame.product, legalFiles),
    demoQr: () => qrPath(frame.origin + DEMO.view),
  };
}
