import { escapeMarkup } from "#core/markup.ts";
import { HOME_COUNTRY, type Product } from "#core/product.ts";
import { screens } from "#core/screens.ts";
import type { LegalPage, PostCard, SiteFacts } from "#site/site.ts";

/** The pages that search engines are told of; posts and guidebooks come from elsewhere, or not at all. */
const pagePathsOf = ({ sells }: Product) =>
  screens.filter(({ inSitemap, ofPlan }) => inSitemap && (sells || !ofPlan)).map(({ path }) => path);

interface Dated {
  /** Newest first. */
  posts: readonly PostCard[];
  legalPages: readonly LegalPage[];
}

/** Draws the sitemap: every page, with the day of its last change where that is known. */
export function drawSitemap({ product, origin }: SiteFacts, { posts, legalPages }: Dated): string {
  const articles = posts.map(({ slug, publishDate }): Entry => [`/blog/${slug}`, publishDate]);
  const days = new Map<string, string | undefined>([
    ["/blog", posts[0]?.publishDate],
    // Elsewhere they are the operator's, whose days are in the files.
    ...(product.country === HOME_COUNTRY ? legalPages : []).map(({ slug, updated }): Entry => [
      `/${slug}`,
      updated ?? undefined,
    ]),
  ]);
  const pages = pagePathsOf(product).map((path): Entry => [path, days.get(path)]);
  const urls = [...pages, ...articles].map(([path, day]) => {
    const changed = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${changed}</url>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`
  );
}

type Entry = [path: string, day: string | undefined];
