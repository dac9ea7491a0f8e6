import { compile } from "proxy-addr";

/** Returns whether what a neighbour forwards counts. `hop` is 0 for who connects, 1 for whom that one heard it from. */
type TrustsProxy = (ip: string, hop: number) => boolean;

/**
 * Reads `TRUST_PROXY`: `false` trusts nobody, `true` everybody who connects (but not whom they heard it from, or a
 * visitor could begin the list with any IP), else a list of IPs and networks such as `127.0.0.1,
 * 10.0.0.0/8`. Returns null for what is none of these.
 */
export function readTrustedProxies(setting: string): TrustsProxy | null {
  if (setting === "false") return () => false;
  if (setting === "true") return (_ip, hop) => hop === 0;
  try {
    return compile(setting.split(",").map((part) => part.trim()));
  } catch {
    return null;
  }
}
