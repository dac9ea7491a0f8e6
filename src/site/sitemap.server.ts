import type { PostCard } from "#site/site.ts";
import { xml } from "#site/xml.server.ts";

/** Every public page but the guests', which are nobody else's business. */
export const pagePaths = [
  "/",
  "/features",
  "/pricing",
  "/blog",
  "/privacy-policy",
  "/terms-and-conditions",
] as const;

export function drawSitemap(origin: string, posts: readonly PostCard[]): string {
  const pages = pagePaths.map((path) => `<url><loc>${xml(origin + path)}</loc></url>`);
  const articles = posts.map(
    ({ slug, publishDate }) =>
      `<url><loc>${xml(`${origin}/blog/${slug}`)}</loc><lastmod>${publishDate}</lastmod></url>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages, ...articles].join("\n")}\n</urlset>\n`
  );
}
