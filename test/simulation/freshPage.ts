import type { TestResponse, Visitor } from "#test/visitor.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

/** The path that was drawn under each name. */
const draws = newMemory<string>();
const ORIGIN = "http://porchlight.test";
/** Parts of a page that are new in each answer. */
export const NEW_EACH_TIME = /nonce="[^"]*"/g;

/** Compares a page, which may come from the cache, with one that is drawn now: under a name that no page was drawn for. */
export async function checkFreshPage(
  run: Run,
  browser: Visitor,
  path: string,
  page: TestResponse,
): Promise<void> {
  const drawn = draws.of(run);
  const origin = `http://fresh-${drawn.size}.test`;
  drawn.set(origin, path);
  const fresh = await browser.get(`${origin}${path}`);
  const plain = (text: string, own: string) => text.replaceAll(own, "").replaceAll(NEW_EACH_TIME, "");
  const host = (url: string) => new URL(url).host;
  const isSame =
    fresh.status === page.status &&
    plain(plain(page.text, ORIGIN), host(ORIGIN)) === plain(plain(fresh.text, origin), host(origin));
  if (!isSame) run.fail("stalePage", `${path.slice(0, 12)}… differs from a page that is drawn now`);
}
