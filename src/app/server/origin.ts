import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "#core/config.server.ts";
import { isIP } from "node:net";

/** Returns the IP that limits count: the last that no trusted proxy vouches for; of IPv6, its network. */
export function clientIp(c: Context, { trustsProxy }: Config): string {
  const named = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => bareIp(hop.trim()));
  let ip = bareIp(connectedIp(c));
  for (const [hop, forwarded] of named.toReversed().entries()) {
    if (!forwarded || !trustsProxy(ip, hop)) break;
    ip = forwarded;
  }
  return networkOf(ip);
}

/** Returns the IP at the other end of the connection. */
export function connectedIp(c: Context): string {
  // A request made in the same process, as tests do, has no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "127.0.0.1";
}

/** The longest name that DNS has, in letters (RFC 1035 §2.3.4). */
const HOST_MAX = 253;

/** Returns the origin of absolute URLs. Returns null where the host's name is longer than any: no QR code holds it. */
export function publicOrigin(c: Context, config: Config): string | null {
  if (config.publicUrl) return config.publicUrl;
  const requested = requestedOrigin(c, config);
  return new URL(requested).hostname.length > HOST_MAX ? null : requested;
}

function requestedOrigin(c: Context, { trustsProxy }: Config): string {
  const requested = new URL(c.req.url);
  if (!trustsProxy(connectedIp(c), 0)) return requested.origin;
  const protocol = firstOf(c, "x-forwarded-proto") === "https" ? "https:" : requested.protocol;
  const claimed = `${protocol}//${firstOf(c, "x-forwarded-host") ?? requested.host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : requested.origin;
}

/** A chain of proxies may list what each was asked; the first is what the browser asked. */
const firstOf = (c: Context, name: string) => c.req.header(name)?.split(",")[0]?.trim();

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns whether a browser sends a write from another site; all browsers send `Origin` (Errors 5). */
export function isCrossSiteWrite(c: Context, serverOrigin: string): boolean {
  if (SAFE.has(c.req.method)) return false;
  if (c.req.header("sec-fetch-site") === "cross-site") return true;
  const origin = c.req.header("origin");
  return origin !== undefined && hostOfOrigin(origin) !== new URL(serverOrigin).host;
}

function hostOfOrigin(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Returns an IP without what proxies put around it: `[2001:db8::1]:443`, `203.0.113.7:50123`. */
function bareIp(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Returns the network that is counted for an IP: an IPv6 customer has a whole /64 (RFC 6177). */
function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [front = [], back = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
