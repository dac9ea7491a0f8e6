import { isIP } from "node:net";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

const MAX_URL_CHARACTERS = 2000;

/**
 * Parses a URL that a person entered or a server redirected to. `webcal:` is read as https. Refuses every scheme but
 * https, every port but 443, credentials, IP addresses in any notation, and names without a dot or with a trailing one:
 * each is a way into a private network.
 */
export function readPublicUrl(text: string, base?: URL): Result<URL> {
  const typed = text.trim().replace(/^webcals?:/i, "https:");
  if (typed.length > MAX_URL_CHARACTERS || !URL.canParse(typed, base)) return refused(urlRefusals.invalid);
  const url = new URL(typed, base);
  if (url.protocol === "http:") return refused(urlRefusals.notHttps);
  if (url.protocol !== "https:") return refused(urlRefusals.invalid);
  if (url.port !== "" || url.username !== "" || url.password !== "") return refused(urlRefusals.notPublic);
  if (!isPublicName(url.hostname)) return refused(urlRefusals.notPublic);
  url.hash = "";
  return ok(url);
}

/** The URL parser has already turned `0x7f.1`, `2130706433` and the like into `127.0.0.1` (WHATWG URL §3.5). */
const isPublicName = (hostname: string) =>
  hostname.includes(".") && !hostname.endsWith(".") && !hostname.startsWith("[") && isIP(hostname) === 0;
