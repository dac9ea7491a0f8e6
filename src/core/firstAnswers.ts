import { MINUTE_MS } from "#core/durations.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";

/** Older answers are asked for again, as often as data that others change (`liveQuery`). */
const VALID_MS = MINUTE_MS;

/** The answers of calls by URL, as the document brought them. */
let answers: Record<string, unknown> = {};
let filledAt = 0;

/** Stores the answers that came with the document. */
export function fillFirstAnswers(sent: Record<string, unknown>): void {
  answers = sent;
  filledAt = Date.now();
}

/** Returns the answer that came with the document, once; null where none did, or it is older than a minute. */
export function takeFirstAnswer(url: string, method = "GET"): Response | null {
  if (method !== "GET" || !(url in answers)) return null;
  const body = JSON.stringify(answers[url]);
  delete answers[url];
  if (Date.now() - filledAt > VALID_MS) return null;
  return new Response(body, { headers: { [REQUEST_ID_HEADER]: "document" } });
}
