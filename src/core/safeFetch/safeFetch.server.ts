import { lookup } from "node:dns/promises";
import type { FetchPublicUrl, PostPublicUrl } from "#core/safeFetch/contract.ts";
import { fetchOver } from "#core/safeFetch/fetchOver.server.ts";
import { postOver } from "#core/safeFetch/postOver.server.ts";
import { isPublicIp } from "#core/safeFetch/publicIp.server.ts";
import type { Network } from "#core/safeFetch/request.server.ts";

/** Returns `fetchPublicUrl`, the only function that fetches a URL which a person entered. */
export const newFetchPublicUrl =
  (userAgent: string): FetchPublicUrl =>
  (url, options) =>
    fetchOver(internet, userAgent, url, options);

/** Returns `postPublicUrl`, the only function that posts to an external URL. */
export const newPostPublicUrl =
  (userAgent: string): PostPublicUrl =>
  (url, options) =>
    postOver(internet, userAgent, url, options);

const internet: Network = {
  lookup: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicIp,
  port: 443,
};
