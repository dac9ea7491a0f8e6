import type { IncomingMessage } from "node:http";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import type { Fetched, FetchOptions } from "#core/safeFetch/contract.ts";
import { request, type Network } from "#core/safeFetch/request.server.ts";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";
import { readBody } from "#core/safeFetch/readBody.server.ts";
import { refusedWith, urlRefusals } from "#core/safeFetch/refusals.ts";

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** `fetchPublicUrl` over a given network; only it and tests may call this (import rules). */
export async function fetchOver(
  network: Network,
  userAgent: string,
  given: string,
  { maxBytes, deadlineMs, accept = "*/*", etag, signal }: FetchOptions,
): Promise<Result<Fetched>> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const cut = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const headers = {
    "user-agent": userAgent,
    accept,
    "accept-encoding": "gzip, br",
    ...(etag && { "if-none-match": etag }),
  };
  try {
    return await follow(network, given, headers, maxBytes, cut);
  } catch (error) {
    signal?.throwIfAborted();
    return refused(deadline.aborted ? urlRefusals.tooSlow : refusalOf(error));
  }
}

async function follow(
  network: Network,
  given: string,
  headers: Record<string, string>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Fetched>> {
  let read = readPublicUrl(given);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!read.ok) return read;
    const url = read.value;
    const ips = await resolve(network, url.hostname, signal);
    if (!ips.ok) return ips;
    const response = await request(network, url, ips.value, { headers }, signal);
    const location = locationOf(response);
    if (location === undefined) return readAnswer(response, url, maxBytes, signal);
    response.destroy();
    read = readPublicUrl(location, url);
  }
  return refused(urlRefusals.redirects);
}

/** Resolves a name once. Refuses all IPs when one is not public, against DNS rebinding. */
export async function resolve(
  network: Network,
  hostname: string,
  signal: AbortSignal,
): Promise<Result<string[]>> {
  const ips = await Promise.race([network.lookup(hostname), whenAborted(signal)]);
  const arePublic = ips.length > 0 && ips.every((ip) => network.isAllowed(ip));
  return arePublic ? ok(ips) : refused(urlRefusals.notFound);
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const cut = () => reject(new Error("aborted", { cause: signal.reason }));
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });

const locationOf = ({ statusCode = 0, headers }: IncomingMessage) =>
  REDIRECTS.includes(statusCode) ? headers.location : undefined;

async function readAnswer(
  response: IncomingMessage,
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Fetched>> {
  const { statusCode: status = 0, headers } = response;
  if (status === 304 || status !== 200) response.destroy();
  if (status === 304) return ok({ isChanged: false, url: url.href });
  if (status !== 200) return refused(refusedWith(status));
  const content = await readBody(response, maxBytes, signal);
  if (!content.ok) return content;
  const contentType = headers["content-type"] ?? null;
  return ok({
    isChanged: true,
    url: url.href,
    content: content.value,
    contentType,
    etag: headers.etag ?? null,
  });
}

const NOT_FOUND = ["ENOTFOUND", "ENODATA", "EAI_NONAME", "EAI_NODATA"];
const CERTIFICATE = /CERT|^UNABLE_TO_|ALTNAME|^ERR_SSL|^ERR_TLS|^EPROTO$/;
const NONSENSE = /^HPE_|^Z_|^ERR_(BROTLI|_BROTLI|ZLIB|HTTP|INVALID|STREAM)/;

/** Maps Node's errors of DNS, connection, certificate or response to a refusal. */
export function refusalOf(error: unknown): Refusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (NOT_FOUND.includes(code)) return urlRefusals.notFound;
  if (CERTIFICATE.test(code)) return urlRefusals.certificate;
  if (NONSENSE.test(code)) return urlRefusals.badAnswer;
  // System errors have an errno; an error without one is a bug and is thrown.
  if (/^E[A-Z_]+$/.test(code)) return urlRefusals.unreachable;
  throw error;
}
