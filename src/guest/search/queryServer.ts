import type { Found } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";

/** A guest who rests this long has a whole question. */
const REST_MS = 300;

/** A passage of an answer, as this page has it. */
interface FoundStart extends Pick<Found, "marks"> {
  section: string;
  heading: string | null;
  start: string;
}

/** What the server answers: passages of this page, best first. */
export interface ServerAnswer {
  found: FoundStart[];
  isNeedKnown: boolean;
}

export type FoundOnPage<P extends Passage> = Pick<Found<P>, "passage" | "marks">;

/** Returns a function that takes each query: the server, which knows more of what guests ask, answers one that rests. */
export function queryServer<P extends Passage>(
  passages: readonly P[],
  show: (query: string, found: FoundOnPage<P>[], isNeedKnown: boolean) => void,
): (query: string) => void {
  const path = /^\/view\/[^/]+/.exec(location.pathname)?.[0];
  let waiting: number | undefined;
  const ask = async (query: string) => {
    const response = await fetch(`${path}/answers?${new URLSearchParams({ q: query })}`);
    if (!response.ok) return;
    const { found, isNeedKnown } = (await response.json()) as ServerAnswer; // from our own route
    const onPage = found.flatMap(({ section, heading, start, marks }) => {
      const passage = passages.find(
        (one) =>
          one.section === section &&
          (one.heading?.text || null) === heading &&
          one.text.text.startsWith(start),
      );
      return passage ? [{ passage, marks }] : [];
    });
    show(query, onPage, isNeedKnown);
  };
  return (query) => {
    clearTimeout(waiting);
    if (path === undefined || query.trim() === "" || !navigator.onLine) return;
    // Without a network the page's own answer stays.
    waiting = window.setTimeout(() => void ask(query).catch(() => {}), REST_MS);
  };
}
