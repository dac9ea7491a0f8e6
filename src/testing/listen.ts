import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { whenOver } from "#testing/whenOver.ts";

/** Serves an app over HTTP until the tests are over, and answers its origin. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
): Promise<string> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  return `http://127.0.0.1:${port}`;
}
