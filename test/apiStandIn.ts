import { onTestFinished, vi } from "vitest";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";

/** A call of a screen, as it left the browser. */
export interface SentCall {
  method: string;
  /** With its query. */
  path: string;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

/** What comes back: a status with a body, or nothing at all where the connection is gone. */
export type Reply = { status?: number; statusText?: string; body?: unknown } | "hang up";

/** Answers the calls of a screen in the server's place until the test is over, and keeps what was sent. */
export function standInForApi(respond: (call: SentCall) => Reply): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : input;
    const { pathname, search } = new URL(url, "http://porchlight.test");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = {
      method: init.method ?? "GET",
      path: pathname + search,
      body,
      credentials: init.credentials,
    };
    sent.push(call);
    const reply = respond(call);
    if (reply === "hang up") throw new TypeError("Failed to fetch");
    const { status = 200, statusText = "", body: answer } = reply;
    const text = typeof answer === "string" ? answer : JSON.stringify(answer);
    return new Response(text ?? null, { status, statusText, headers: { [REQUEST_ID_HEADER]: "1" } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}
