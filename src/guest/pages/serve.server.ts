import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { consumeReadLimit, isAnybodyRefused } from "#guest/readLimit.server.ts";
import type { Assets } from "#guest/files.server.ts";
import { pageCacheOf, type DatabaseChanges, type Found } from "#guest/pages/cache.server.ts";
import { encodeFor, type CachedPage } from "#guest/pages/encode.server.ts";
import { pageKeyOf, type PageKind, type PageRequest } from "#guest/pages/find.server.ts";
import { readAndDraw } from "#guest/pages/render.server.ts";
import { languageOfPage } from "#guest/wantedLanguage.server.ts";
import { encodingOf, formFor, type TextForm } from "#core/encoding.ts";
import type { AppEnv } from "#core/http.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import type { AppContext } from "#core/context.server.ts";

const PAGE = /^\/(view|print|qr)\/([\w-]+)$/;

/** The headers of a page's answers, as node writes them fastest: a flat list each. */
interface Headers {
  shared: string[];
  brotli: string[];
}

/** What the cache had for a request that goes on to the router, which need not look it up again. */
const lookedUp = new WeakMap<object, Found | null>();

/**
 * Answers from the cache before a router sees the request: at once if the page is known to be fresh, else after one
 * query that all requests of the turn share. What the cache does not have goes to `otherwise`. `floor` are the headers of
 * every answer, with the request's id.
 */
export function serveCachedPages(
  context: AppContext,
  { floor, requestId }: { floor: Record<string, string>; requestId: (request: IncomingMessage) => string },
) {
  const cache = pageCacheOf(context);
  const changesNow = oncePerTurn(cache.changes);
  const headers = new WeakMap<CachedPage, Headers>();
  const { publicUrl: fixedOrigin } = context.config;

  const count = countAnswers(context);

  const respond = (request: IncomingMessage, response: ServerResponse, kind: PageKind, page: CachedPage) => {
    let made = headers.get(page);
    if (!made) headers.set(page, (made = headersOf(page, floor)));
    // Node hands a list of headers on as it is, so the precise one is copied.
    const id = ["X-Request-Id", requestId(request)];
    const done = send(request, response, page, {
      shared: made.shared.concat(id),
      brotli: made.brotli.concat(id),
    });
    count(kind, response.statusCode);
    return done;
  };

  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const matched = request.method === "GET" && !isAnybodyRefused(context) && PAGE.exec(request.url ?? "");
    const origin = fixedOrigin ?? originOf(request);
    if (!matched || origin === null) return otherwise();
    const [, kind = "view", key = ""] = matched;
    const language = languageOfPage(kind, request.headers.cookie, request.headers["accept-language"]);
    const wanted = { kind: kind as PageKind, key, language, origin }; // the pattern knows no other kind
    const page = cache.peek(pageKeyOf(wanted), changesNow());
    if (page && formFor(request.headers["accept-encoding"]) === "brotli")
      return void respond(request, response, wanted.kind, page);
    cache
      .find(wanted)
      .then((found) => {
        if (found?.page) return respond(request, response, wanted.kind, found.page);
        lookedUp.set(request, found);
        return otherwise();
      })
      .catch(otherwise);
  };
}

/** Counts answers as the router counts its own. A counter with its labels is looked up once: this is the fast way. */
function countAnswers({ metrics }: AppContext): (kind: PageKind, status: number) => void {
  const counters = new Map<string, { inc(): void }>();
  return (kind, status) => {
    const name = `${kind} ${status}`;
    let counter = counters.get(name);
    if (!counter) {
      const labels = { method: "GET", route: `/${kind}/:key`, status: String(status) };
      counters.set(name, (counter = metrics.requests.labels(labels)));
    }
    counter.inc();
  };
}

/** Counts changes once for all requests of a turn of the event loop: a client that saw a change sends its next one later. */
function oncePerTurn(changes: DatabaseChanges): () => number | undefined {
  let seen: number | undefined;
  return () => {
    if (seen === undefined) {
      seen = changes.now();
      setImmediate(() => (seen = undefined));
    }
    return seen;
  };
}

/** Returns null for a proxied request: the router decides whether to trust its headers. */
function originOf({ headers }: IncomingMessage): string | null {
  const passedOn = headers["x-forwarded-host"] ?? headers["x-forwarded-proto"];
  return passedOn === undefined ? `http://${headers.host}` : null;
}

function headersOf(page: CachedPage, floor: Record<string, string>): Headers {
  const shared = Object.entries({ ...floor, ...page.headers }).flat();
  return { shared, brotli: withBody(shared, "brotli", page.brotli) };
}

function withBody(shared: string[], form: TextForm, body: Buffer): string[] {
  const encoding = encodingOf[form];
  const length = ["Content-Length", String(body.length)];
  return [...shared, ...length, ...(encoding ? ["Content-Encoding", encoding] : [])];
}

async function send({ headers }: IncomingMessage, response: ServerResponse, page: CachedPage, made: Headers) {
  if (headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, made.shared).end();
    return;
  }
  const form = formFor(headers["accept-encoding"]);
  if (form === "brotli") {
    response.writeHead(200, made.brotli).end(page.brotli);
    return;
  }
  const body = await encodeFor(page, form);
  response.writeHead(200, withBody(made.shared, form, body)).end(body);
}

/**
 * Returns the page from the cache, or draws it once `admit` accepts the reader: only drawing counts against the reader's
 * limit. Returns null where guests may not read the guidebook. `found` is the result of an earlier look into the cache.
 */
export async function openPage(
  context: AppContext,
  assets: Assets,
  request: PageRequest,
  admit: () => Promise<Result<void>>,
  found?: Found | null,
): Promise<Result<CachedPage | null>> {
  const cache = pageCacheOf(context);
  found ??= await cache.find(request);
  if (found?.page) return ok(found.page);
  const admitted = await admit();
  if (!admitted.ok) return admitted;
  return ok(
    found && (await cache.draw(request, found.revision, () => readAndDraw(context, assets, request))),
  );
}

/** Opens the page of a guest's own request, of which the cache may have been read before the router. */
export function openRequestedPage(c: Context<AppEnv>, assets: Assets, request: PageRequest) {
  // A request made in the same process has no request of node: Hono leaves the bindings to the runtime.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const found = incoming && lookedUp.get(incoming);
  return openPage(c.get("context"), assets, request, () => consumeReadLimit(c), found);
}

export async function sendPage(c: Context<AppEnv>, page: CachedPage) {
  const { headers, etag } = page;
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
  const form = formFor(c.req.header("accept-encoding"));
  const encoding = encodingOf[form];
  const body = await encodeFor(page, form);
  return c.body(body, 200, { ...headers, ...(encoding && { "Content-Encoding": encoding }) });
}
