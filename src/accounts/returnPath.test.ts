import { describe, expect, it } from "vitest";
import { returnPath } from "#accounts/returnPath.ts";

describe("the path after signing in", () => {
  it.each(["/guidebooks/abc", "/profile?from=email#password", "/guidebooks/new"])("is %s", (next) => {
    expect(returnPath(next)).toBe(next);
  });

  it.each([
    null,
    "",
    "profile",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "javascript:alert(1)",
    "/api/logout",
    "/x/../api/logout",
  ])("is the dashboard instead of %o", (next) => {
    expect(returnPath(next)).toBe("/dashboard");
  });
});
