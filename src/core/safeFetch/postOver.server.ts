import { ok, refused, type Result } from "#core/refusal.ts";
import type { PostOptions } from "#core/safeFetch/contract.ts";
import { refusalOf, resolve } from "#core/safeFetch/fetchOver.server.ts";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { request, type Network } from "#core/safeFetch/request.server.ts";

/** `postPublicUrl` over a given network; only it and tests may call this (import rules). */
export async function postOver(
  network: Network,
  userAgent: string,
  given: string,
  { headers, body, deadlineMs, signal }: PostOptions,
): Promise<Result<{ status: number }>> {
  const read = readPublicUrl(given);
  if (!read.ok) return read;
  const deadline = AbortSignal.timeout(deadlineMs);
  const cut = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const ips = await resolve(network, read.value.hostname, cut);
    if (!ips.ok) return ips;
    const sent = { headers: { ...headers, "user-agent": userAgent }, body };
    const response = await request(network, read.value, ips.value, sent, cut);
    // The body is not read.
    response.destroy();
    return ok({ status: response.statusCode ?? 0 });
  } catch (error) {
    signal?.throwIfAborted();
    return refused(deadline.aborted ? urlRefusals.tooSlow : refusalOf(error));
  }
}
