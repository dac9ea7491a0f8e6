import { lookup } from "node:dns/promises";
import type { FetchPublicUrl } from "#platform/safeFetch/contract.ts";
import { fetchOver } from "#platform/safeFetch/fetchOver.server.ts";
import { isPublicIp } from "#platform/safeFetch/publicIp.server.ts";
import type { Network } from "#platform/safeFetch/request.server.ts";

/** Returns `fetchPublicUrl`, the only function that requests a URL which a person gave. */
export const newFetchPublicUrl =
  (userAgent: string): FetchPublicUrl =>
  (url, options) =>
    fetchOver(internet, userAgent, url, options);

const internet: Network = {
  lookup: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicIp,
  port: 443,
};
