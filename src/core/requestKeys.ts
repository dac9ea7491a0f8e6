import { MINUTE_MS } from "#core/durations.ts";

/** The header that makes a call run once, however often it is sent (Errors 11). */
export const REQUEST_KEY = "idempotency-key";

/** A later press is a new request, also with the same content. */
const TRIED_AGAIN_MS = 2 * MINUTE_MS;

/** The keys of calls without a response yet, by request, with the moment of the last press (epoch ms). */
const unanswered = new Map<string, { key: string; pressedAt: number }>();

/**
 * Returns the key of a call that creates: new for each press of a button, the same for a retry after a lost response.
 * `forget` is called once there is a response.
 */
export function requestKey(url: string, body: unknown) {
  const wish = `${url}\n${wishIn(body)}`;
  const before = unanswered.get(wish);
  const pressedAt = Date.now();
  const key = before && pressedAt - before.pressedAt < TRIED_AGAIN_MS ? before.key : newKey();
  unanswered.set(wish, { key, pressedAt });
  return { key, forget: () => void unanswered.delete(wish) };
}

function wishIn(body: unknown): string {
  if (!(body instanceof FormData)) return String(body);
  const fields = [...body].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(fields);
}

/** Returns a new key. `crypto.randomUUID` is missing without https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Returns a response that calls `onRead` once its body was read or cancelled; not when it breaks off. */
export function whenRead(response: Response, onRead: () => void): Response {
  // Chromium gives a bodyless response a body, and refuses it in a new Response (Fetch, "null body status").
  if (!response.body || response.status === 204) {
    onRead();
    return response;
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await reader.read();
      if (!part.done) return controller.enqueue(part.value);
      onRead();
      return controller.close();
    },
    cancel(reason) {
      onRead();
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
