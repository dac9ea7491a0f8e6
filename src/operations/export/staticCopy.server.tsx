import { renderToStaticMarkup } from "react-dom/server";
import { isSectionType, rowOf } from "#sections/catalog.ts";
import { anchorOf, isEmptySection, parseContent, propertyIn, type GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";
import type { ExportedGuidebook, ExportedSection } from "#operations/export/exportedGuidebook.ts";

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:44rem;padding:1.5rem 1.25rem 4rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:2.25rem;line-height:1.15}h2{margin-top:3rem;padding-top:1rem;border-top:1px solid #8886}img{max-width:100%;height:auto;border-radius:.75rem}.gallery{list-style:none;padding:0}figure{margin:1rem 0}
nav ul{columns:2;padding-left:1.25rem}svg,button,form,script,[hidden]{display:none!important}a{color:inherit}dt{font-weight:600}dd{margin:0 0 .75rem}
footer{margin-top:4rem;font-size:.875rem;opacity:.75}@media print{nav{display:none}}`;

/** Returns a page that holds all of a guidebook and opens from a folder, in any browser, without us or a network. */
export function drawStaticCopy(
  { name, cover, language = "en", sections, propertyAddress }: ExportedGuidebook,
  productName: string,
): string {
  const read = sections
    .filter(({ hidden }) => !hidden)
    .flatMap(toGuestSection)
    .filter((section) => !isEmptySection(section));
  const property = propertyIn(read)?.content ?? null;
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <h1>{name}</h1>
        {propertyAddress && <p>{propertyAddress}</p>}
        {cover && <img src={cover} alt="" />}
        <nav aria-label="Contents">
          <ul>
            {read.map((section) => (
              <li key={anchorOf(section)}>
                <a href={`#${anchorOf(section)}`}>{titleOf(section)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {read.map((section) => (
            <section key={anchorOf(section)} id={anchorOf(section)}>
              <h2>{titleOf(section)}</h2>
              <SectionView section={section} property={property} />
            </section>
          ))}
        </main>
        <footer>
          A copy of a guidebook made with {productName}. Opening hours and prices may have changed since.
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>${fromFolder(page)}`;
}

/** Links and scripts of guest pages that a folder cannot have; pictures are files in the same folder, in one size. */
function fromFolder(page: string): string {
  return page
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/ (srcset|srcSet|sizes)="[^"]*"/g, "")
    .replaceAll(/(src|href)="\/media\/([0-9a-f]{64}\.jpg)"/g, '$1="pictures/$2"')
    .replaceAll(/ (src|href)="\/(?!\/)[^"]*"/g, "");
}

const titleOf = ({ tile, type }: GuestSection) => tile ?? rowOf(type).title;

function toGuestSection({ type, title, own, tile, content }: ExportedSection): GuestSection[] {
  if (!isSectionType(type)) return [];
  const parsed = parseContent(type, content);
  if (!parsed.success) return [];
  const named = { type, title, ...(own && { own }), ...(tile && { tile }) };
  return [{ ...named, content: parsed.data } as GuestSection]; // parsed by its type's schema
}
