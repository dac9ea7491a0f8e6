import { shownFor } from "#core/screenOwner.ts";
import { HOUR_MS } from "#core/durations.ts";
import { inTabStorage } from "#core/tabStorage.ts";

/** The header that makes a call run once, however often it is sent (Errors 11). */
export const REQUEST_KEY = "idempotency-key";

/** How long after a failure the same content counts as the same request. */
const TRIED_AGAIN_MS = HOUR_MS;

/** Of this load of the page: what is stored of calls with a password cannot be compared with guesses later. */
const loadKey = newKey();

/** Returns the key of a call that creates: the same for the same content until there is a response. */
export function requestKey(url: string, body: unknown) {
  const load = url.includes("/api/auth/") ? loadKey : "";
  const name = `porchlight.request.${digest(`${load}\n${shownFor()}\n${url}\n${contentOf(body)}`)}`;
  const [before, failedAt] = (inTabStorage((storage) => storage.getItem(name)) ?? "").split(" ");
  const key = before && Date.now() - Number(failedAt) < TRIED_AGAIN_MS ? before : newKey();
  const fail = () => inTabStorage((storage) => storage.setItem(name, `${key} ${Date.now()}`));
  fail(); // until more is known: a reload ends a request without a word
  return { key, fail, forget: () => inTabStorage((storage) => storage.removeItem(name)) };
}

/** Returns a 64-bit hash: the content may be long or private. The server compares whole requests. */
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x5f356495);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

function contentOf(body: unknown): string {
  if (!(body instanceof FormData)) return String(body);
  const fields = [...body].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(fields);
}

/** Returns a new key. `crypto.randomUUID` is missing without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
