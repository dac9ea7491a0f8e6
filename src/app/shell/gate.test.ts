import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { decide } from "#app/shell/gate.ts";
import { PRODUCT } from "#core/product.ts";

const everyone = ["/features", "/pricing", "/blog", "/blog/any", "/privacy-policy", "/terms-and-conditions"];

describe("signed out", () => {
  test.each(["/", "/login", "/signup", "/reset-password", ...everyone])("%s is shown", (path) => {
    expect(decide("signed-out", path)).toBe("show");
  });
  test.each([
    "/dashboard",
    "/landing",
    "/subscribe",
    "/profile",
    "/guidebooks/new",
    "/create-simple",
    "/nothing",
  ])("%s is not found", (path) => expect(decide("signed-out", path)).toBe("not-found"));
});

describe("without a public site", () => {
  beforeEach(() => void (PRODUCT.hasSite = false));
  afterEach(() => void (PRODUCT.hasSite = true));
  const site = ["/landing", "/features", "/pricing", "/blog", "/blog/any"];
  test.each(site)("%s is not found", (path) => {
    for (const state of ["signed-out", "unsubscribed", "subscribed"] as const)
      expect(decide(state, path)).toBe("not-found");
  });
  test("a visitor is led to sign-in, and a host to their home", () => {
    expect(decide("signed-out", "/")).toBe("to-sign-in");
    expect(decide("subscribed", "/")).toBe("show");
  });
  test.each(["/login", "/signup", "/privacy-policy", "/terms-and-conditions", "/invite/any"])(
    "%s is shown",
    (path) => expect(decide("signed-out", path)).toBe("show"),
  );
});

describe("signed in without a subscription", () => {
  test.each(["/reset-password", ...everyone])("%s is shown", (path) => {
    expect(decide("unsubscribed", path)).toBe("show");
  });
  test.each(["/", "/dashboard", "/landing", "/subscribe", "/profile", "/guidebooks/1", "/nothing"])(
    "%s is the subscribe screen",
    (path) => expect(decide("unsubscribed", path)).toBe("subscribe"),
  );
  test.each(["/login", "/signup"])("%s leads to the dashboard", (path) => {
    expect(decide("unsubscribed", path)).toBe("to-dashboard");
  });
});

describe("subscribed", () => {
  test.each([
    "/",
    "/dashboard",
    "/landing",
    "/reset-password",
    "/subscribe",
    "/guidebooks/new",
    "/guidebooks/abc",
    "/create-simple",
    "/profile",
    ...everyone,
  ])("%s is shown", (path) => expect(decide("subscribed", path)).toBe("show"));
  test("anything else is not found", () => expect(decide("subscribed", "/nothing/here")).toBe("not-found"));
  test.each(["/login", "/signup"])("%s leads to the dashboard", (path) => {
    expect(decide("subscribed", path)).toBe("to-dashboard");
  });
});
