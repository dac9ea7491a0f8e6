import { z } from "zod";
import { formatPrice, PLAN } from "#billing/plan.ts";
import type { Product } from "#core/product.ts";
import { legalSlugs } from "#site/site.ts";
import { sceneKinds } from "#ui/scenes/kindOfPlace.ts";

const description = z.string().min(50).max(160);

export const postFrontMatter = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  metaDescription: description,
  publishDate: z.iso.date(),
  author: z.string().min(1),
  excerpt: z.string().min(1),
  readTime: z.coerce.number().int().positive(),
  scene: z.enum(sceneKinds),
});

export const legalFrontMatter = z.object({
  slug: z.enum(legalSlugs),
  title: z.string().min(1),
  metaDescription: description,
  updated: z.iso.date(),
});

/** What an operator's legal page begins with; its file's name is the slug. */
export const customLegalFrontMatter = z.object({
  title: z.string().min(1).max(100),
  metaDescription: z.string().min(1).max(300),
  updated: z.iso.date(),
});

/**
 * Parts an article file into its front matter (`key: value` lines between two `---`) and its Markdown body, with
 * `{productName}` and its like filled in. Of `{if sold}…{else}…{end}` and `{if site}…{end}` stays what is true of this
 * server. Throws where the front matter does not fit: a wrong article stops the start.
 */
export function readArticle<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  product: Product,
): { front: z.output<Shape>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(filled(file, product)) ?? [];
  if (head === undefined || body === undefined) throw new Error("An article has no front matter.");
  const lines = head.split("\n").map((line) => /^(\w+): (?:"(.*)"|(.*))$/.exec(line));
  const front = Object.fromEntries(lines.map((match) => [match?.[1], match?.[2] ?? match?.[3]]));
  return { front: shape.parse(front), body: body.trim() };
}

function placeholdersOf(product: Product): Record<string, string> {
  const { price, codeFirst, currencyName } = formatPrice(product.price);
  return {
    productName: product.name,
    owner: product.owner,
    contactEmail: product.contactEmail,
    privacyEmail: product.privacyEmail,
    planCost: codeFirst,
    planPrice: price,
    planCurrency: currencyName,
    planProperties: String(PLAN.properties),
  };
}

const CONDITION = /\{if (sold|site)\}([\s\S]*?)(?:\{else\}([\s\S]*?))?\{end\}/g;

function filled(text: string, product: Product): string {
  const facts: Record<string, boolean> = { sold: product.sells, site: product.hasSite };
  const placeholders = placeholdersOf(product);
  return text
    .replaceAll(CONDITION, (_, fact: string, given: string, otherwise = "") =>
      facts[fact] ? given : otherwise,
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
}
