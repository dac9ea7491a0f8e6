import type { IncomingMessage, ServerResponse } from "node:http";
import { isAnybodyRefused } from "#guest/admission.server.ts";
import type { Changes } from "#guest/changes.server.ts";
import { pageMemoryOf, type KeptPage } from "#guest/pageMemory.server.ts";
import { pageId, type PageKind } from "#guest/pages.server.ts";
import { encodingOf, formFor, type TextForm } from "#platform/encoding.ts";
import type { Platform } from "#platform/platform.server.ts";

const PAGE = /^\/(view|print|qr)\/([\w-]+)$/;

/** The heads of a page's answers made up, as node writes them fastest: a flat list each. */
type Answers = Record<TextForm | "unchanged", string[]>;

/**
 * Answers at once where the page is kept and known to be true: no router, no promise, one write. Says false for all
 * else, and the house answers as ever. `floor` are the house's headers for every answer.
 */
export function keptPages(platform: Platform, floor: Record<string, string>) {
  const memory = pageMemoryOf(platform);
  const count = oncePerTurn(memory.changes);
  const answers = new WeakMap<KeptPage, Answers>();
  const { publicUrl } = platform.config;
  const fixedOrigin = publicUrl && new URL(publicUrl).origin;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET") return false;
    const asked = PAGE.exec(request.url ?? "");
    if (!asked || isAnybodyRefused(platform)) return false;
    const [, kind, key = ""] = asked;
    const origin = fixedOrigin ?? originOf(request);
    if (origin === null) return false;
    const page = memory.peek(pageId({ kind: kind as PageKind, key, origin }), count()); // the pattern knows no other kind
    if (!page) return false;
    let made = answers.get(page);
    if (!made) answers.set(page, (made = answersOf(page, floor)));
    send(request, response, page, made);
    return true;
  };
}

/**
 * Requests that arrived together are answered by one look at the database: whoever has heard of a change sends the
 * next request in a later turn of the event loop.
 */
function oncePerTurn(look: Changes): Changes {
  let seen: number | undefined;
  return () => {
    if (seen === undefined) {
      seen = look();
      setImmediate(() => (seen = undefined));
    }
    return seen;
  };
}

/** Where a proxy speaks for the guest, the house decides whether to believe it. */
function originOf({ headers }: IncomingMessage): string | null {
  const passedOn = headers["x-forwarded-host"] ?? headers["x-forwarded-proto"];
  return passedOn === undefined ? `http://${headers.host}` : null;
}

function answersOf(page: KeptPage, floor: Record<string, string>): Answers {
  const shared = Object.entries({ ...floor, ...page.headers }).flat();
  const withBody = (form: TextForm) => {
    const encoding = encodingOf[form];
    const length = ["Content-Length", String(page[form].length)];
    return [...shared, ...length, ...(encoding ? ["Content-Encoding", encoding] : [])];
  };
  return {
    unchanged: shared,
    brotli: withBody("brotli"),
    gzip: withBody("gzip"),
    plain: withBody("plain"),
  };
}

function send({ headers }: IncomingMessage, response: ServerResponse, page: KeptPage, made: Answers): void {
  if (headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, made.unchanged).end();
    return;
  }
  const form = formFor(headers["accept-encoding"]);
  response.writeHead(200, made[form]).end(page[form]);
}
