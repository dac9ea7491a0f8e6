import { formatDate } from "#core/format.ts";
import { ArticleBody } from "#site/articles/ArticleBody.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import type { ArticleSection, Frame, LegalPage } from "#site/site.ts";

/** The privacy policy or the terms, with the day from which they apply and a list of what is in them. */
export function LegalArticle({ frame, page }: { frame: Frame; page: LegalPage }) {
  return (
    <SitePage frame={frame}>
      <article className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-x-16 px-5 pt-14 pb-20 sm:px-6 sm:pt-20 sm:pb-28 xl:max-w-6xl xl:grid-cols-[17rem_minmax(0,1fr)]">
        <header className="mb-8 xl:col-start-2 xl:mb-10">
          <h1 className="text-4xl sm:text-5xl">{page.title}</h1>
          {page.updated !== null && (
            <p className="mt-4 text-soft">
              In force since <time dateTime={page.updated}>{formatDate(page.updated)}</time>
            </p>
          )}
        </header>
        {page.sections.length > 1 && <Contents sections={page.sections} />}
        <div className="xl:col-start-2">
          <ArticleBody parts={page.parts} />
        </div>
      </article>
    </SitePage>
  );
}

/** Below the date; on wide screens in the margin, where it stays in sight. */
function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="mb-10 border-y border-line py-3 xl:sticky xl:top-24 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:mb-0 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto xl:border-y-0 xl:py-2 print:hidden"
    >
      <ul className="sm:columns-2 sm:gap-x-8 xl:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center py-1 text-pine underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
