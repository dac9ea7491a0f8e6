import { formatDate } from "#core/format.ts";
import { ArticleBody } from "#site/articles/ArticleBody.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import type { Frame, LegalPage } from "#site/site.ts";

/** The privacy policy or the terms, with the day from which they apply. */
export function LegalArticle({ frame, page }: { frame: Frame; page: LegalPage }) {
  return (
    <SitePage frame={frame}>
      <article className="mx-auto max-w-3xl px-5 pt-14 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
        <h1 className="mb-10 text-4xl sm:text-5xl">{page.title}</h1>
        {page.updated !== null && (
          <p className="-mt-6 mb-10 text-soft">
            In force since <time dateTime={page.updated}>{formatDate(page.updated)}</time>
          </p>
        )}
        <ArticleBody parts={page.parts} />
      </article>
    </SitePage>
  );
}
