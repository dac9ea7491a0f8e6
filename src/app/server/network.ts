import { isIP } from "node:net";

/**
 * Returns an IP without what some proxies put around it: `[2001:db8::1]:443`, `203.0.113.7:50123`,
 * `::ffff:203.0.113.7`.
 */
export function bareIp(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Returns the network that is counted for an IP: an IPv6 customer has a whole /64 and may come from anywhere in it (RFC
 * 6177).
 */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [front = [], back = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
