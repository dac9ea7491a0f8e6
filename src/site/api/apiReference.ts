import { createContext } from "react-router";

/** The parts of the API's page, in their order. */
export const apiGroupTitles = [
  "Guidebooks",
  "Stays",
  "Calendars",
  "Cleaners",
  "Languages",
  "Generation and places",
  "Export and import",
  "Guest pages",
  "People",
  "Plan",
  "Tokens and webhooks",
  "Sign-in and profile",
  "The app itself",
  "Operators",
] as const;
export type ApiGroupTitle = (typeof apiGroupTitles)[number];

export interface ApiRefusal {
  status: number;
  code: string;
  meaning: string;
}

/** A field of the JSON that a call takes. */
export interface ApiField {
  /** With its object before it: `times[].from`. */
  name: string;
  type: string;
  isRequired: boolean;
  /** "1 to 100 characters"; empty where there are none. */
  limits: string;
}

/** A call of the API, as its page shows it. */
export interface ApiCall {
  /** The operation's id in the description; the page's link to the call. */
  id: string;
  method: string;
  /** From the root: `/api/guidebooks/{id}`. */
  path: string;
  group: ApiGroupTitle;
  summary: string;
  /** Whom it takes: "Owners and co-hosts". */
  who: string;
  /** The least token that may make it; null where none may. */
  token: "viewer" | "editor" | null;
  needsPlan: boolean;
  takesKey: boolean;
  query: { name: string; isRequired: boolean }[];
  /** The status and the form of what comes back: "201 JSON". */
  answers: string[];
  /** What its JSON body has; empty where it takes none. */
  fields: ApiField[];
  /** An example of the JSON that comes back; null where none does. */
  answer: string | null;
  limits: string[];
  refusals: ApiRefusal[];
  curl: string;
  fetch: string;
}

/** What the API's page says. */
export interface ApiReference {
  calls: readonly ApiCall[];
  /** The limit of every token: "At most 1,800 in an hour." */
  tokenLimit: string;
  /** What any call may answer. */
  anyRefusals: readonly ApiRefusal[];
  /** How long the answer to an idempotency key is stored, in hours. */
  keyHours: number;
}

/** Gives the loader of the page what the server's own declarations say. */
export const apiReferenceContext = createContext<() => ApiReference>();

/** Returns the words of a search, in lower case. */
export const wordsOf = (wanted: string) => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the calls in which every word of `wanted` occurs: in method, path, summary or group. */
export function findCalls(calls: readonly ApiCall[], wanted: string): ApiCall[] {
  const words = wordsOf(wanted);
  return calls.filter(({ method, path, summary, group }) => {
    const text = `${method} ${path} ${summary} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
