import { BlockList, isIP } from "node:net";

/** Which neighbours may say whose request they pass on. */
interface TrustedProxies {
  includes(ip: string): boolean;
  /** How many of the forwarded IPs may count, from the last one on. */
  maxHops: number;
}

/**
 * Reads `TRUST_PROXY`: `false` trusts nobody, `true` everybody who connects (but not whom they heard it from, or a
 * visitor could begin the list with any IP), else a list of IPs and networks such as `127.0.0.1,
 * 10.0.0.0/8`. Returns null for what is none of these.
 */
export function readTrustedProxies(setting: string): TrustedProxies | null {
  if (setting === "false") return { includes: () => false, maxHops: 0 };
  if (setting === "true") return { includes: () => true, maxHops: 1 };
  const list = new BlockList();
  for (const entry of setting.split(",").map((part) => part.trim())) {
    const [ip = "", prefix] = entry.split("/");
    const family = familyOf(ip);
    const bits = prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix);
    if (!family || !Number.isInteger(bits) || bits < 0 || bits > (family === "ipv6" ? 128 : 32)) return null;
    list.addSubnet(ip, bits, family);
  }
  return {
    maxHops: Infinity,
    includes: (ip) => {
      const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
      const family = familyOf(plain);
      return family !== null && list.check(plain, family);
    },
  };
}

function familyOf(ip: string): "ipv4" | "ipv6" | null {
  const version = isIP(ip);
  if (version === 0) return null;
  return version === 6 ? "ipv6" : "ipv4";
}
