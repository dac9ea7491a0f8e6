import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#core/config.server.ts";
import { HOME_COUNTRY, type Product } from "#core/product.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { customLegalFrontMatter, readArticle } from "#site/articles/frontMatter.server.ts";
import { drawMarkdown, sectionsOf } from "#site/articles/markdown.server.ts";
import { legalSlugs, type LegalPage, type LegalSlug } from "#site/site.ts";

/** The operator's legal pages as Markdown. */
export type LegalFiles = ReadonlyMap<LegalSlug, string>;

/** Reads the operator's legal pages from `legal` in the data folder. Throws for one whose front matter does not fit. */
export function readLegalFiles({ dataDir, product }: Pick<Config, "dataDir" | "product">): LegalFiles {
  const files = new Map<LegalSlug, string>();
  for (const slug of legalSlugs) {
    const path = join(dataDir, "legal", `${slug}.md`);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
    files.set(slug, text);
    try {
      drawLegalFile(slug, text, product);
    } catch (error) {
      throw new Error(
        `${path} must begin with the lines ---, title: …, metaDescription: …, updated: 2026-11-27 and ---.`,
        { cause: error },
      );
    }
  }
  return files;
}

/**
 * Returns a legal page: the operator's file, else ours where the server is in Australia, whose law ours follow; else one
 * that says that the operator has not written it yet.
 */
export function legalPageOf(slug: LegalSlug, product: Product, files: LegalFiles): LegalPage {
  const file = files.get(slug);
  if (file !== undefined) return drawLegalFile(slug, file, product);
  const ours = articlesOf(product).legalPages.find((page) => page.slug === slug);
  if (!ours) throw new Error(`There is no file for the legal page ${slug}.`);
  return product.country === HOME_COUNTRY ? ours : { ...ours, ...unwritten(product), updated: null };
}

function drawLegalFile(slug: LegalSlug, file: string, product: Product): LegalPage {
  const { front, body } = readArticle(file, customLegalFrontMatter, product);
  return { slug, ...front, sections: sectionsOf(body), parts: drawMarkdown(body) };
}

const unwritten = ({ name, contactEmail }: Product) => ({
  sections: [],
  metaDescription: `The operator of this server of ${name} has not published this page yet.`,
  parts: drawMarkdown(
    `The operator of this server has not published this page yet. Write to [${contactEmail}](mailto:${contactEmail}) with your questions.`,
  ),
});
