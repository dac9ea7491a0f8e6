import { Document, type GuestFiles } from "#guest/Document.tsx";
import { FootContact } from "#guest/FootContact.tsx";
import { Footer } from "#guest/Footer.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { HeroBar } from "#guest/Hero.tsx";
import { countText } from "#guest/search/resultTexts.ts";
import type { FoundExcerpt } from "#guest/search/searchJobs.server.ts";
import { SearchField } from "#guest/search/SearchField.tsx";
import { TileGrid } from "#guest/TileGrid.tsx";
import { tilesOf } from "#guest/tiles.ts";
import { usePage } from "#sections/page.ts";

interface SearchPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  query: string;
  found: readonly FoundExcerpt[];
  isNeedKnown: boolean;
  isCounted: boolean;
  productName: string;
}

/** The server's page of results, for guests without script, or the sections to go on to (Search 2, 4). */
export function SearchPage({
  files,
  guidebook,
  query,
  found,
  isNeedKnown,
  isCounted,
  productName,
}: SearchPageProps) {
  const page = usePage();
  const say = page.texts;
  const { name, key } = guidebook;
  const path = `/view/${key}`;
  return (
    <Document title={`${say.search.results} · ${name}`} files={files} page="search">
      <HeroBar guidebook={guidebook} path={path} />
      <main className="guide welcome">
        <SearchField guidebookKey={key} query={query} />
        {query !== "" && (
          <div className="welcome-search">
            <output>
              {found.length === 0 && isNeedKnown
                ? say.page.notCovered
                : countText(found.length, say.search, page.language)}
            </output>
            {found.length > 0 && <Results path={path} found={found} />}
            {found.length === 0 && isCounted && <p className="soft">{say.search.hostSees}</p>}
            {found.length === 0 && <FootContact guidebook={guidebook} path={path} />}
          </div>
        )}
        {found.length === 0 && <TileGrid tiles={tilesOf(page, guidebook)} path={path} />}
      </main>
      <Footer guidebook={guidebook} productName={productName} path={path} query={query} />
    </Document>
  );
}

function Results({ path, found }: { path: string; found: readonly FoundExcerpt[] }) {
  const { texts } = usePage();
  return (
    <ul aria-label={texts.search.results}>
      {found.map((one, at) => (
        <li key={at}>
          <a href={`${path}#${one.section}`}>
            <b>{one.title}</b> {one.heading && <strong>{one.heading}</strong>} <Excerpt found={one} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A host may write in another language than the guidebook's: the text decides its direction. */
function Excerpt({ found: { language, pieces } }: { found: FoundExcerpt }) {
  return (
    <span lang={language} dir="auto">
      {pieces.map((piece, at) => (piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text))}
    </span>
  );
}
