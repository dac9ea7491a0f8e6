import { ok, refused, type Result } from "#core/refusal.ts";
import type { PostOptions } from "#core/safeFetch/contract.ts";
import { refusalOf, resolve } from "#core/safeFetch/fetchOver.server.ts";
import { networkFor, readUrlToPost } from "#core/safeFetch/privateHost.server.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { request, type Network } from "#core/safeFetch/request.server.ts";

/** `postPublicUrl` over a given network; only it and tests may call this (import rules). */
export async function postOver(
  network: Network,
  userAgent: string,
  given: string,
  { headers, body, deadlineMs, signal, privateHosts = new Set() }: PostOptions,
): Promise<Result<{ status: number }>> {
  const read = readUrlToPost(given, privateHosts);
  if (!read.ok) return read;
  const url = read.value;
  const reached = networkFor(network, url, privateHosts);
  const deadline = AbortSignal.timeout(deadlineMs);
  const cut = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const ips = await resolve(reached, url.hostname, cut);
    if (!ips.ok) return ips;
    const sent = { headers: { ...headers, "user-agent": userAgent }, body };
    const response = await request(reached, url, ips.value, sent, cut);
    // The body is not read.
    response.destroy();
    return ok({ status: response.statusCode ?? 0 });
  } catch (error) {
    signal?.throwIfAborted();
    return refused(deadline.aborted ? urlRefusals.tooSlow : refusalOf(error));
  }
}
