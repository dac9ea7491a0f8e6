import { createContext } from "react-router";
import type { QrPath } from "#core/qr.ts";
import type { Product } from "#core/product.ts";
import type { Testimonials } from "#site/content/testimonials.ts";
import type { SceneKind } from "#ui/scenes/kindOfPlace.ts";

/** A piece of an article: drawn Markdown, or a text that is there to be copied whole. */
export type ArticlePart = { kind: "html"; html: string } | { kind: "copyable"; text: string };

/** What the blog's list, the feed and the sitemap say of a post (Site 2). */
export interface PostCard {
  slug: string;
  title: string;
  metaDescription: string;
  /** ISO date. */
  publishDate: string;
  author: string;
  excerpt: string;
  /** Minutes. */
  readTime: number;
  /** The kind of place that is drawn above it: another for each post. */
  scene: SceneKind;
}

export interface Post extends PostCard {
  /** Empty where a post is announced and not yet written: "coming soon". */
  parts: readonly ArticlePart[];
  words: number;
}

/** A heading within an article, and the id that links to it. */
export interface ArticleSection {
  id: string;
  title: string;
}

export interface LegalPage {
  slug: string;
  title: string;
  metaDescription: string;
  /** ISO date; null while the operator has not written the page. */
  updated: string | null;
  sections: readonly ArticleSection[];
  parts: readonly ArticlePart[];
}

/** What this server can do: the site promises nothing else. */
export interface Can {
  /** Whether generation knows places around a property. */
  hasMapData: boolean;
  hasModel: boolean;
}

/** What every page of the site is framed with. */
export interface Frame {
  product: Product;
  can: Can;
  /** Absolute URLs start with it. */
  origin: string;
  /** Of the copyright line. */
  year: number;
  /** The URL of `enhance.ts`. */
  script: string;
}

/** What machines are told of the site in addition to its content. */
export type SiteFacts = Pick<Frame, "product" | "origin">;

/** What only the server can tell a page of the site. The server hands it to the loaders. */
export interface Site {
  frame: Frame;
  /** Null where the operator has switched them off. */
  testimonials: Testimonials | null;
  /** Newest first. */
  posts: readonly PostCard[];
  findPost(slug: string): Post | undefined;
  findLegalPage(slug: LegalSlug): LegalPage;
  /** The demo guidebook's QR code as the path of an SVG (Site 5). */
  demoQr(): QrPath;
}

export const legalSlugs = ["privacy-policy", "terms-and-conditions"] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const siteContext = createContext<Site>();

export const DEMO = {
  view: "/view/demo-wanaka-retreat",
  print: "/print/demo-wanaka-retreat",
  call: "/api/public/demo/demo-wanaka-retreat",
} as const;
