import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { nest, type Given } from "#test/stripeStandInForm.ts";
import { refusedParameter } from "#test/stripeStandInRules.ts";
import { openBooks, type Books } from "#test/stripeStandInBooks.ts";

/** A local stand-in of Stripe's HTTP API, for tests: the real SDK talks to it. */
export interface StripeStandIn {
  /** For `STRIPE_API_BASE`. */
  url: string;
  books: Books;
  /** Every call that came in, as "POST /v1/customers". */
  calls: string[];
  /** The next calls answer 500, and go on doing so under their idempotency key, as Stripe's do. */
  fail(times: number): void;
  /** The next calls are answered so, whatever they ask. */
  respondNext(...replies: { status: number; body: string }[]): void;
  /** The same for the next call of that name. */
  failAt(call: string): void;
  /** The next answer to such a call is worked out at once and kept back until it is let go. */
  delayNext(call: string): () => void;
  close(): Promise<void>;
}

export async function openStripeStandIn(now: () => number): Promise<StripeStandIn> {
  const books = openBooks(now);
  const calls: string[] = [];
  const repeated = new Map<string, StripeReply & { parameters: string }>();
  const odd: StripeReply[] = [];
  const delayed: { call: string; until: Promise<void> }[] = [];
  let failing = 0;
  let failingAt = "";

  function workOut(call: string, path: string, given: Given): StripeReply {
    if (failing > 0 || failingAt === call) {
      failing = Math.max(0, failing - 1);
      failingAt = "";
      return refusal(500, { type: "api_error", message: "Stripe is down" });
    }
    const refused = refusedParameter(call, given);
    if (refused) return refusal(400, { ...refused });
    const found = books.reply(call, given);
    return found ? { status: 200, body: JSON.stringify(found) } : missing(path);
  }

  /** https://docs.stripe.com/api/idempotent_requests: the first answer under a key is given again, a failure too. */
  function onFirst(key: string, parameters: string, work: () => StripeReply): StripeReply {
    const known = repeated.get(key) ?? { ...work(), parameters };
    repeated.set(key, known);
    if (known.parameters === parameters) return known;
    return refusal(400, { type: "idempotency_error", message: "Keys are for one set of parameters" });
  }

  async function reply(request: IncomingMessage): Promise<StripeReply> {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const call = `${request.method} ${url.pathname}`;
    const body = await read(request);
    calls.push(call);
    const next = odd.shift();
    if (next) return next;
    const given = nest(request.method === "GET" ? url.searchParams : new URLSearchParams(body));
    const work = () => workOut(call, url.pathname, given);
    const key = request.headers["idempotency-key"];
    const worked = typeof key === "string" ? onFirst(`${call} ${key}`, body, work) : work();
    const wait = delayed.findIndex((one) => one.call === call);
    if (wait >= 0) await delayed.splice(wait, 1)[0]?.until;
    return worked;
  }

  const server = createServer((request, response) => {
    void reply(request).then(({ status, body }) => {
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
    respondNext: (...replies) => void odd.push(...replies),
    failAt: (call) => {
      failingAt = call;
    },
    delayNext(call) {
      const { promise, resolve } = Promise.withResolvers<void>();
      delayed.push({ call, until: promise });
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

interface StripeReply {
  status: number;
  body: string;
}

const refusal = (status: number, error: Record<string, string>): StripeReply => ({
  status,
  body: JSON.stringify({ error }),
});

const missing = (path: string) =>
  refusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such thing: ${path}`,
  });
