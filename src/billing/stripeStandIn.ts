import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { nest } from "#billing/stripeStandInForm.ts";
import { openBooks, type Books } from "#billing/stripeStandInBooks.ts";

/** A local stand-in of Stripe's HTTP API, for tests: the real SDK talks to it. */
export interface StripeStandIn {
  /** For `STRIPE_API_BASE`. */
  url: string;
  books: Books;
  /** Every call that came in, as "POST /v1/customers". */
  calls: string[];
  /** The next calls answer 500, as if Stripe were down. */
  fail(times: number): void;
  /** The next answer to such a call is worked out at once and kept back until it is let go. */
  holdNext(call: string): () => void;
  close(): Promise<void>;
}

export async function openStripeStandIn(now: () => number): Promise<StripeStandIn> {
  const books = openBooks(now);
  const calls: string[] = [];
  const repeated = new Map<string, string>();
  const held: { call: string; until: Promise<void> }[] = [];
  let failing = 0;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const call = `${request.method} ${url.pathname}`;
    const body = await read(request);
    calls.push(call);
    if (failing > 0) {
      failing -= 1;
      return {
        status: 500,
        body: JSON.stringify({ error: { type: "api_error", message: "Stripe is down" } }),
      };
    }
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? repeated.get(`${call} ${key}`) : undefined;
    if (known) return { status: 200, body: known };
    const given = nest(request.method === "GET" ? url.searchParams : new URLSearchParams(body));
    const found = books.answer(call, given);
    const text = JSON.stringify(found ?? missing(url.pathname));
    if (found && typeof key === "string") repeated.set(`${call} ${key}`, text);
    const wait = held.findIndex((one) => one.call === call);
    if (wait >= 0) await held.splice(wait, 1)[0]?.until;
    return { status: found ? 200 : 404, body: text };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json", "stripe-should-retry": "false" });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one

  return {
    url: `http://127.0.0.1:${port}`,
    books,
    calls,
    fail: (times) => {
      failing = times;
    },
    holdNext(call) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push({ call, until: promise });
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

const missing = (path: string) => ({
  error: { type: "invalid_request_error", code: "resource_missing", message: `No such thing: ${path}` },
});
