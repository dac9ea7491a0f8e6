import { escapeMarkup } from "#core/markup.ts";
import type { PostCard, SiteFacts } from "#site/site.ts";

/** Draws the blog as RSS 2.0, newest post first. */
export function drawFeed({ product, origin }: SiteFacts, posts: readonly PostCard[]): string {
  const items = posts.map((post) => {
    const url = escapeMarkup(`${origin}/blog/${post.slug}`);
    return [
      "<item>",
      `<title>${escapeMarkup(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(`${post.publishDate}T00:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escapeMarkup(post.excerpt)}</description>`,
      "</item>",
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    `<title>${escapeMarkup(product.name)}: notes for hosts</title>`,
    `<link>${escapeMarkup(origin)}/blog</link>`,
    `<description>Practical articles for short-stay hosts.</description>`,
    `<language>en-AU</language>`,
    `<atom:link href="${escapeMarkup(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    `</channel></rss>\n`,
  ].join("\n");
}
