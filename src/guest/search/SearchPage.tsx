import { Document, type GuestFiles } from "#guest/Document.tsx";
import { languageTagOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { countText, MAX_RESULTS, placeOf } from "#guest/search/resultTexts.ts";
import { SearchField } from "#guest/search/SearchField.tsx";
import { hostWords, pageLanguage, texts } from "#languages/pageLanguage.ts";
import { excerptOf } from "#search/excerpt.ts";
import type { Found } from "#search/find.ts";

interface SearchPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  query: string;
  found: readonly Found[];
}

/** What a guest without script has searched for, and the passages that answer it (Search 2). */
export function SearchPage({ files, guidebook, query, found }: SearchPageProps) {
  const { name, key } = guidebook;
  const say = texts();
  return (
    <Document
      title={`${say.search.results} · ${name}`}
      language={languageTagOf(guidebook)}
      files={files}
      page="search"
    >
      <main className="guide welcome">
        <p>
          <a href={`/view/${key}`} className="text-link">
            {say.page.back}
          </a>
        </p>
        <h1 translate="no" {...hostWords()}>
          {name}
        </h1>
        <SearchField guidebookKey={key} query={query} />
        {query !== "" && <Results guidebookKey={key} found={found} />}
      </main>
    </Document>
  );
}

function Results({ guidebookKey, found }: { guidebookKey: string; found: readonly Found[] }) {
  const { search } = texts();
  return (
    <div className="welcome-search">
      <output>{countText(found.length, search, pageLanguage())}</output>
      {found.length === 0 ? (
        <p className="soft">{search.hostSees}</p>
      ) : (
        <ul aria-label={search.results}>
          {found.slice(0, MAX_RESULTS).map((one, at) => (
            <li key={at}>
              <a href={`/view/${guidebookKey}#${one.passage.section}`}>
                <b>{placeOf(one)}</b> <Excerpt found={one} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A host may write another language than the guidebook's: the words themselves say which way they run. */
function Excerpt({ found: { passage, marks } }: { found: Found }) {
  const { text, language } = passage.text;
  return (
    <span lang={language} dir="auto">
      {excerptOf(text, marks).map((piece, at) =>
        piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
