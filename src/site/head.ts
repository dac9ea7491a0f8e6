import type { MetaDescriptor } from "react-router";
import type { SiteFacts } from "#site/site.ts";
import type { Thing } from "#site/structuredData.ts";

interface PageHead {
  title: string;
  /** 50 to 160 characters: what a search engine shows below the title. */
  description: string;
  path: string;
  site: SiteFacts;
  /** The URL of a 1200 × 630 picture, from the root. */
  picture: { src: string; alt: string };
  things: readonly Thing[];
  article?: { publishDate: string; author: string };
}

/** Returns everything in a page's head that search engines and chats read. */
export function pageHead(page: PageHead): MetaDescriptor[] {
  const { product, origin } = page.site;
  const url = origin + page.path;
  const picture = origin + page.picture.src;
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: product.name,
      href: "/feed.xml",
    },
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: product.name },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: page.picture.alt },
    ...(page.article
      ? [
          { property: "article:published_time", content: page.article.publishDate },
          { property: "article:author", content: page.article.author },
        ]
      : []),
    ...page.things.map((thing) => ({ "script:ld+json": thing })),
  ];
}
