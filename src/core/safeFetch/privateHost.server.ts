import { BlockList, isIP } from "node:net";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";
import type { Network } from "#core/safeFetch/request.server.ts";
import { ok, type Result } from "#core/refusal.ts";

/** Exact `host:port` on a private network that an operator allows. */
export type PrivateHosts = ReadonlySet<string>;

const HTTPS_PORT = 443;

/** Loopback, private networks, and networks of one provider; never link-local, where clouds have their metadata. */
const privateNets = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  privateNets.addSubnet(net, prefix, "ipv4");
privateNets.addAddress("::1", "ipv6");
privateNets.addSubnet("fc00::", 7, "ipv6");

function isPrivateIp(ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && privateNets.check(ip, family === 4 ? "ipv4" : "ipv6");
}

/** Parses a URL as `readPublicUrl` does, and accepts https at one of these private hosts too. */
export function readUrlToPost(text: string, hosts: PrivateHosts): Result<URL> {
  const url = URL.parse(text.trim());
  return url && isAtPrivateHost(url, hosts) ? ok(url) : readPublicUrl(text);
}

/** Returns the network for a URL: for a private host its port, with IPs of private networks alone. */
export const networkFor = (network: Network, url: URL, hosts: PrivateHosts): Network =>
  isAtPrivateHost(url, hosts)
    ? { ...network, port: Number(url.port) || HTTPS_PORT, isAllowed: isPrivateIp }
    : network;

const isAtPrivateHost = ({ protocol, hostname, port, username, password }: URL, hosts: PrivateHosts) =>
  protocol === "https:" &&
  username === "" &&
  password === "" &&
  hosts.has(`${hostname}:${port || HTTPS_PORT}`);
