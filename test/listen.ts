import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { whenOver } from "#test/whenOver.ts";

export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** Returns the adapter's request as one of the platform's: a body makes `new Request` refuse it while globals are left alone. */
function standardRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  const parts = { method, headers, body, signal, duplex: "half" };
  return body ? new Request(url, parts) : request;
}

/** Serves an app over HTTP until the tests are over, and answers its origin. `answerFirst` comes before its router. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  answerFirst: AnswerFirst = (_request, _response, otherwise) => otherwise(),
): Promise<string> {
  const answer = getRequestListener((request, env) => fetch(standardRequest(request), env), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) =>
    answerFirst(request, response, () => void answer(request, response)),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  return `http://127.0.0.1:${port}`;
}
