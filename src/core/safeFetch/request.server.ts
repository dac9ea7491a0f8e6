import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** The names, IPs and certificates that a fetch goes by. */
export interface Network {
  /** Every IP address of a name. Throws where there is no such name. */
  lookup(hostname: string): Promise<string[]>;
  /** Whether an IP may be connected to. */
  isAllowed(ip: string): boolean;
  port: number;
  /** The authorities that are trusted; Node's own where absent. */
  ca?: string;
}

const MAX_HEADER_BYTES = 16 * 1024;

/** What is sent: with a body by POST, without one by GET. */
export interface Sent {
  headers: Record<string, string>;
  body?: Uint8Array;
}

/**
 * Sends one request to one of the IPs that were checked, and no other: no name is resolved again, no proxy or open
 * connection is used. The certificate must be for the URL's name. Throws Node's errors.
 */
export function request(
  network: Network,
  url: URL,
  ips: string[],
  { headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = https.request({
      method: body ? "POST" : "GET",
      hostname: url.hostname,
      servername: url.hostname,
      port: network.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, ...(body && { "content-length": body.length }) },
      lookup: answerWith(ips),
      agent: false,
      ca: network.ca,
      // Said aloud, or NODE_TLS_REJECT_UNAUTHORIZED could switch it off.
      rejectUnauthorized: true,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      signal,
    });
    sent.once("socket", (socket) => {
      socket.once("connect", () => {
        if (!network.isAllowed(socket.remoteAddress ?? ""))
          socket.destroy(new Error("not the address that was checked"));
      });
    });
    sent.once("response", resolve);
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Gives a connection the IPs that were checked in place of what a resolver would say by now. */
const answerWith =
  (ips: string[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const lookups = ips.map((ip) => ({ address: ip, family: isIP(ip) }));
    if (all) answer(null, lookups);
    else answer(null, lookups[0]?.address ?? "", lookups[0]?.family);
  };
