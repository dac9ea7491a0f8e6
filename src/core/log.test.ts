import { expect, test } from "vitest";
import { newLog } from "#core/log.server.ts";

function logged(error: Error): { err: Record<string, unknown> } {
  let line = "";
  newLog("info", { write: (text) => void (line = text) }).error({ err: error }, "it failed");
  return JSON.parse(line);
}

test("an error is logged with its kind, code, place and cause", () => {
  const cause = new Error("connect ECONNREFUSED");
  const { err } = logged(Object.assign(new TypeError("fetch failed", { cause }), { code: "FAILED" }));
  expect(err).toMatchObject({
    type: "TypeError",
    message: "fetch failed: connect ECONNREFUSED",
    code: "FAILED",
  });
  expect(err.stack).toContain("log.test.ts");
});

test.each([
  new Error("duplicate key: Key (email_key)=(aroha@example.com) already exists"),
  new Error("550 <aroha@example.com>: no such mailbox"),
  Object.assign(new Error("duplicate key"), {
    detail: "Key (email_key)=(aroha@example.com) already exists.",
  }),
])("no email address comes into the log: %s", (error) => {
  expect(JSON.stringify(logged(error))).not.toContain("aroha");
});

test("a long word in an error, such as what a model wrote, holds nobody up", () => {
  const { err } = logged(new Error(`not JSON: ${"x".repeat(1_000_000)} aroha@example.com`));
  expect(String(err.message)).toMatch(/x \[email\]$/);
});
