import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { pageHead } from "#site/head.ts";
import { picture } from "#site/pictures.ts";
import { siteContext, type LegalSlug } from "#site/site.ts";
import { breadcrumbs } from "#site/structuredData.ts";

export function loadLegalPage({ context }: Pick<LoaderFunctionArgs, "context">, slug: LegalSlug) {
  const site = context.get(siteContext);
  return { frame: site.frame, page: site.findLegalPage(slug) };
}

export function legalHead({ frame, page }: ReturnType<typeof loadLegalPage>): MetaDescriptor[] {
  const path = `/${page.slug}`;
  return pageHead({
    title: `${page.title} | ${frame.product.name}`,
    description: page.metaDescription,
    path,
    site: frame,
    picture: picture(page.slug, page.title),
    things: [breadcrumbs(frame.origin, [{ name: page.title, path }])],
  });
}
