import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { AppEnv } from "#core/http.server.ts";
import type { Product } from "#core/product.ts";
import { screens } from "#core/screens.ts";
import type { PostCard } from "#site/site.ts";

const screenPaths = screens
  .filter(({ path, shownTo }) => shownTo.some((state) => state === "signed-out") && !path.includes(":"))
  .map(({ path }) => path);

/** For each path a few: Google offered or not, and origins, which a stranger can invent. */
const MAX_DOCUMENTS = 200;

/** What a document depends on in addition to its path. */
interface Version {
  product: Product;
  google: string | undefined;
  year: number;
  /** Whether the site may promise places around a property. */
  hasMapData: boolean;
}

/** Caches the documents that are alike for all visitors without a session; `mark` is where the nonce goes. */
export function newVisitorScreens(mark: string, posts: readonly PostCard[]) {
  const paths = new Set([...screenPaths, ...posts.map(({ slug }) => `/blog/${slug}`)]);
  const documents = new LRUCache<string, string>({ max: MAX_DOCUMENTS });
  return {
    /** Returns the key of the request's document, or null where it must be drawn. */
    keyOf(c: Context<AppEnv>, { product, google, year, hasMapData }: Version): string | null {
      const { pathname, search } = new URL(c.req.url);
      const isAlike = c.req.method === "GET" && !c.get("host") && search === "" && paths.has(pathname);
      return isAlike
        ? `${c.get("origin")}${pathname} ${google} ${year} ${hasMapData} ${JSON.stringify(product)}`
        : null;
    },
    get: (key: string) => documents.get(key),
    set: (key: string, html: string) => void documents.set(key, html),
    withNonce: (html: string, nonce: string) => html.replaceAll(mark, nonce),
  };
}
