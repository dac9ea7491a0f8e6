import { expect, test } from "vitest";
import { keepChoice, readChoice } from "#analytics/choice.ts";
import { standingOf } from "#analytics/standing.ts";
import { screenPolicy } from "#server/headers.ts";

const visit = { offer: "G-ABC123", choice: null, path: "/pricing", browser: {} };

function newMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a visitor is asked once, and either answer is remembered", () => {
  const memory = newMemory();
  expect(standingOf({ ...visit, choice: readChoice(memory) })).toBe("ask");
  keepChoice("declined", memory);
  expect(standingOf({ ...visit, choice: readChoice(memory) })).toBe("off");
  keepChoice("allowed", memory);
  expect(standingOf({ ...visit, choice: readChoice(memory) })).toBe("run");
  keepChoice(null, memory);
  expect(standingOf({ ...visit, choice: readChoice(memory) })).toBe("ask");
});

test("an answer that nobody can have given counts as none", () => {
  const memory = newMemory();
  memory.setItem("google-analytics", "yes please");
  expect(readChoice(memory)).toBeNull();
});

test("without a measurement id nobody is asked", () => {
  expect(standingOf({ ...visit, offer: null })).toBe("off");
  expect(standingOf({ ...visit, offer: null, choice: "allowed" })).toBe("off");
});

test.each(["/login", "/signup", "/reset-password", "/view/demo-wanaka-retreat", "/no/such/page"])(
  "Google never comes in at %s",
  (path) => {
    expect(standingOf({ ...visit, path })).toBe("off");
    expect(standingOf({ ...visit, path, choice: "allowed" })).toBe("off");
  },
);

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("with %s nobody is asked, and an earlier yes does not count", (_what, browser) => {
  expect(standingOf({ ...visit, browser })).toBe("off");
  expect(standingOf({ ...visit, browser, choice: "allowed" })).toBe("off");
});

test("the policy of a screen names Google only where it is offered", () => {
  expect(screenPolicy("n", { google: false })).not.toContain("google");
  const policy = screenPolicy("n", { google: true });
  expect(policy).toMatch(/script-src 'self' 'nonce-n' 'sha256-\S+' https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
});
