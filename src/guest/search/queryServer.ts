import type { Found } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";

/** A guest who rests this long has a whole question. */
const REST_MS = 300;

/** The parameter that asks for the passages of an answer, not for a page of it. */
export const PASSAGES_ONLY = "only";

/** A passage of an answer, by how its text starts on this page. */
interface FoundStart extends Pick<Found, "marks"> {
  section: string;
  start: string;
}

/** What the server answers: passages of this page, best first. */
export interface ServerAnswer {
  found: FoundStart[];
  /** What to say where nothing was found, if not the usual. */
  none: string;
}

export type FoundOnPage<P extends Passage> = Pick<Found<P>, "passage" | "marks">;

/** Returns a function that takes each query: the server, which knows more of what guests ask, answers one that rests. */
export function queryServer<P extends Passage>(
  url: string,
  passages: readonly P[],
  show: (query: string, found: FoundOnPage<P>[], none: string) => void,
): (query: string) => void {
  let waiting: number | undefined;
  const ask = async (query: string) => {
    const response = await fetch(`${url}?${PASSAGES_ONLY}&q=${encodeURIComponent(query)}`);
    const { found, none } = (await response.json()) as ServerAnswer; // from our own route
    const onPage = found.flatMap(({ section, start, marks }) => {
      const passage = passages.find((one) => one.section === section && one.text.text.startsWith(start));
      return passage ? [{ passage, marks }] : [];
    });
    show(query, onPage, none);
  };
  return (query) => {
    clearTimeout(waiting);
    // Without a network, and where the server refuses, the page's own answer stays.
    if (query.trim() !== "") waiting = window.setTimeout(() => void ask(query).catch(() => {}), REST_MS);
  };
}
