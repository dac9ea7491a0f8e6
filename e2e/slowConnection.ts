import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** Long enough for a script that is asked for early to be run before the rest of its document has come. */
const PAUSE_MS = 400;

/** The same server behind a bad line: a document's first quarter comes at once, the rest after a pause. */
export async function trickle(serverUrl: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => void relay(serverUrl, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function relay(serverUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...request.headers, "accept-encoding": "identity" };
  const upstream = ask(serverUrl + request.url, { method: request.method, headers });
  request.pipe(upstream);
  const [upstreamResponse] = (await once(upstream, "response")) as [IncomingMessage]; // what the event carries
  const body = await buffer(upstreamResponse);
  response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
  if (upstreamResponse.headers["content-type"]?.startsWith("text/html")) {
    response.write(body.subarray(0, body.length / 4));
    await wait(PAUSE_MS);
    response.end(body.subarray(body.length / 4));
  } else response.end(body);
}
