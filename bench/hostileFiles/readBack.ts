import type { Entrance } from "./entrances.ts";

/** A guest or host who reads a guidebook after an attack on it was stored. */
export interface Reader {
  name: string;
  /** From the origin. */
  path: string;
  acceptLanguage?: string;
}

/** Seconds in which each reader is answered. */
export const READ_SECONDS = 10;

const NOT_STORED = new Set(["a manual", "a picture", "a guest's question", "a report of a browser"]);

/** Returns whether what comes in there stays when it is accepted. */
export const isStoredAt = ({ name }: Entrance) => !NOT_STORED.has(name);

/** Returns those who read the guidebook that an import made, else the one that was attacked. */
export function readersOf(answer: string, attacked: { guidebookId: string; slug: string }): Reader[] {
  const slug = /"slug":"([\w-]+)"/.exec(answer)?.[1] ?? attacked.slug;
  const id = /^\{"id":"([\w-]+)"/.exec(answer)?.[1] ?? attacked.guidebookId;
  const host = ["sections", "languages", "translations", "export", "stays", "calendars", "print/notes"];
  return [
    { name: "a guest's page", path: `/view/${slug}` },
    { name: "a guest's page in German", path: `/view/${slug}`, acceptLanguage: "de" },
    { name: "a guest's search", path: `/view/${slug}/search?q=wifi` },
    { name: "a guest's long search", path: `/view/${slug}/search?q=where+do+we+find+the+key+4471` },
    { name: "the print sheet", path: `/print/${slug}` },
    { name: "Tonight", path: "/api/stays/tonight" },
    ...host.map((path) => ({ name: `a host's ${path}`, path: `/api/guidebooks/${id}/${path}` })),
  ];
}
