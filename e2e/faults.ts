import type { BrowserContext } from "@playwright/test";

/** What no screen may do: log an error, throw, break its content policy, fail on the server, or ask a third party. */
export interface Faults {
  watch(context: BrowserContext): void;
  /** A fault that the journey brings about itself, such as the 409 of a stale save. */
  expect(words: RegExp): void;
  unexpected(): string[];
}

export function watchFaults(serverUrl: string): Faults {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const serverOrigin = new URL(serverUrl).origin;
  const isOurs = (url: string) => !/^(https?|wss?):/.test(url) || new URL(url).origin === serverOrigin;

  return {
    watch(context) {
      // A script may break the policy, catch what is thrown, and hide it: the journey then fails here.
      void context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`broke the content policy: ${violatedDirective} ${blockedURI}`)),
        );
      });
      context.on("console", (message) => {
        if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => seen.push(`thrown: ${error.error().stack}`));
      context.on("request", (request) => {
        if (!isOurs(request.url())) seen.push(`asked a third party: ${request.url()}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 500) seen.push(`status ${response.status()}: ${response.url()}`);
      });
    },
    expect: (words) => void expected.push(words),
    unexpected: () => seen.filter((fault) => !expected.some((words) => words.test(fault))),
  };
}
