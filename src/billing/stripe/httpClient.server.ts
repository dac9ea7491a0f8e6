import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;
type Response = Awaited<ReturnType<HttpClient["makeRequest"]>>;

/** How often a rate-limited call is retried, and the first wait, which doubles. */
const RETRIES = 3;
const FIRST_WAIT_MS = 500;

/**
 * Returns the SDK's client over node's http, which retries after 429 (docs.stripe.com/rate-limits) and refuses JSON
 * that is no object: the SDK (23.1) writes to the parsed value outside of any promise, and a string would end the
 * process.
 */
export function newStripeHttpClient(): HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      for (let retry = 0; ; retry++) {
        const response = await client.makeRequest(...request);
        if (response.getStatusCode() !== 429 || retry === RETRIES) return withObjectsOnly(response);
        await response.toJSON().catch(() => null);
        await wait(FIRST_WAIT_MS * 2 ** retry);
      }
    },
  };
}

function withObjectsOnly(response: Response): Response {
  return {
    getStatusCode: () => response.getStatusCode(),
    getHeaders: () => response.getHeaders(),
    getRawResponse: () => response.getRawResponse(),
    toStream: (done) => response.toStream(done),
    async toJSON() {
      const body: unknown = await response.toJSON();
      if (typeof body !== "object" || body === null) throw new Error("the answer is no object");
      return body;
    },
  };
}
