import type { IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { SECOND_MS } from "#core/durations.ts";

/** DNS, allowed IPs and certificates of a fetch. */
export interface Network {
  /** Every IP address of a name. Throws when there is no such name. */
  lookup(hostname: string): Promise<string[]>;
  isAllowed(ip: string): boolean;
  port: number;
  /** The trusted authorities; Node's defaults when absent. */
  ca?: string;
}

const MAX_HEADER_BYTES = 16 * 1024;
/**
 * Time for each IP of a name to connect. Node gives up one after 500 ms, less than a distant or busy host needs, and
 * never returns to it (https://nodejs.org/api/net.html, autoSelectFamilyAttemptTimeout).
 */
const CONNECT_MS = 3 * SECOND_MS;

/** The request: POST with a body, GET without. */
interface Sent {
  headers: Record<string, string>;
  body?: Uint8Array;
}

/** Sends a request to a checked IP without DNS, proxy or open connection. Throws Node's errors. */
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
      // An IP is no server name (RFC 6066); the certificate is checked against `hostname` then.
      servername: isIP(url.hostname) ? "" : url.hostname,
      port: network.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, ...(body && { "content-length": body.length }) },
      lookup: answerWith(ips),
      // A new one each time: it has no open connection.
      agent: new https.Agent({ autoSelectFamilyAttemptTimeout: CONNECT_MS }),
      ca: network.ca,
      // Explicit, or NODE_TLS_REJECT_UNAUTHORIZED could switch it off.
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

/** Answers DNS look-ups with the IPs that were checked. */
const answerWith =
  (ips: string[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const lookups = ips.map((ip) => ({ address: ip, family: isIP(ip) }));
    if (all) answer(null, lookups);
    else answer(null, lookups[0]?.address ?? "", lookups[0]?.family);
  };
