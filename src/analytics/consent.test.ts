import { expect, test } from "vitest";
import { storeChoice, readChoice } from "#analytics/choice.ts";
import { consentOf } from "#analytics/consent.ts";
import { screenPolicy } from "#app/server/headers.ts";

const visit = { offer: "G-ABC123", choice: null, path: "/pricing", browser: {} };

function newStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test("a visitor is asked once, and either answer is remembered", () => {
  const storage = newStorage();
  expect(consentOf({ ...visit, choice: readChoice(storage) })).toBe("ask");
  storeChoice("declined", storage);
  expect(consentOf({ ...visit, choice: readChoice(storage) })).toBe("off");
  storeChoice("allowed", storage);
  expect(consentOf({ ...visit, choice: readChoice(storage) })).toBe("run");
  storeChoice(null, storage);
  expect(consentOf({ ...visit, choice: readChoice(storage) })).toBe("ask");
});

test("an answer that nobody can have given counts as none", () => {
  const storage = newStorage();
  storage.setItem("google-analytics", "yes please");
  expect(readChoice(storage)).toBeNull();
});

test("without a measurement id nobody is asked", () => {
  expect(consentOf({ ...visit, offer: null })).toBe("off");
  expect(consentOf({ ...visit, offer: null, choice: "allowed" })).toBe("off");
});

test.each(["/login", "/signup", "/reset-password", "/view/demo-wanaka-retreat", "/no/such/page"])(
  "Google never comes in at %s",
  (path) => {
    expect(consentOf({ ...visit, path })).toBe("off");
    expect(consentOf({ ...visit, path, choice: "allowed" })).toBe("off");
  },
);

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("with %s nobody is asked, and an earlier yes does not count", (_what, browser) => {
  expect(consentOf({ ...visit, browser })).toBe("off");
  expect(consentOf({ ...visit, browser, choice: "allowed" })).toBe("off");
});

test("the policy of a screen names Google only where it is offered", () => {
  expect(screenPolicy("n", { google: false, hasManifest: true })).not.toContain("google");
  const policy = screenPolicy("n", { google: true, hasManifest: true });
  expect(policy).toMatch(/script-src 'self' 'nonce-n' 'sha256-\S+' https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
});
