import { BlockList, isIP } from "node:net";

/** Not globally reachable, or no single host (IANA IPv4 Special-Purpose Address Registry, RFC 6890). */
const specialIpv4 = [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // shared by customers of one provider
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link-local, where clouds keep their metadata
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16], // private
  ["198.18.0.0", 15], // benchmarking
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, and broadcast
] as const;

/** All of global unicast; other ranges are mapped, NAT64, unique local, link-local or multicast. */
const globalIpv6 = ["2000::", 3] as const;

/** Exceptions in it (IANA IPv6 Special-Purpose Address Registry). */
const specialIpv6 = [
  ["2001::", 23], // protocol assignments: Teredo, benchmarking, ORCHID
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4, which holds an IPv4 address
  ["3fff::", 20], // documentation
] as const;

const blocked = new BlockList();
for (const [net, prefix] of specialIpv4) blocked.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of specialIpv6) blocked.addSubnet(net, prefix, "ipv6");
const unicast = new BlockList();
unicast.addSubnet(...globalIpv6, "ipv6");

/** Returns whether an IP address is that of one host on the public internet. */
export function isPublicIp(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !blocked.check(ip, "ipv4");
    case 6:
      return !ip.includes("%") && unicast.check(ip, "ipv6") && !blocked.check(ip, "ipv6");
    default:
      return false;
  }
}
