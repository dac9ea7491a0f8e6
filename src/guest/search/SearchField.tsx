import { Search } from "lucide-react";
import { MAX_QUERY_LENGTH } from "#guest/search/resultTexts.ts";
import { usePage } from "#sections/page.ts";

interface SearchFieldProps {
  /** The slug or token of the page that is searched. */
  guidebookKey: string;
  /** The current query. */
  query?: string;
}

/** The form of the search, answered by the server until the script answers on the page (Search 2). */
export function SearchField({ guidebookKey, query }: SearchFieldProps) {
  const { page } = usePage().texts;
  return (
    <search className="welcome-search">
      <form action={`/view/${guidebookKey}/search`}>
        <label>
          <span className="sr-only">{page.searchLabel}</span>
          <Search size={20} aria-hidden="true" />
          <input
            type="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={page.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            name="q"
            defaultValue={query}
          />
        </label>
      </form>
    </search>
  );
}
