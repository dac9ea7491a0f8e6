import { compile } from "proxy-addr";

/** Returns whether a forwarded IP is trusted. `hop` is 0 for the connecting IP, 1 for the one that it forwards. */
type TrustsProxy = (ip: string, hop: number) => boolean;

/**
 * Parses `TRUST_PROXY`: `false` trusts none, `true` any connecting proxy (one hop: a visitor could forge the rest of
 * the list), else a list of IPs and networks such as `127.0.0.1, 10.0.0.0/8`. Returns null when invalid.
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
