import { describe, expect, test } from "vitest";
import { decide } from "#app/shell/gate.ts";
import { productFrom } from "#core/product.ts";

const product = productFrom({});
const everyone = ["/features", "/pricing", "/blog", "/blog/any", "/privacy-policy", "/terms-and-conditions"];

describe("signed out", () => {
  test.each(["/", "/login", "/signup", "/reset-password", ...everyone])("%s is shown", (path) => {
    expect(decide("signed-out", path, product)).toBe("show");
  });
  test.each([
    "/dashboard",
    "/landing",
    "/subscribe",
    "/profile",
    "/guidebooks/new",
    "/create-simple",
    "/nothing",
  ])("%s is not found", (path) => expect(decide("signed-out", path, product)).toBe("not-found"));
});

describe("without a public site", () => {
  const withoutSite = productFrom({ SITE: "off" });
  const site = ["/landing", "/features", "/pricing", "/blog", "/blog/any"];
  test.each(site)("%s is not found", (path) => {
    for (const state of ["signed-out", "unsubscribed", "subscribed"] as const)
      expect(decide(state, path, withoutSite)).toBe("not-found");
  });
  test("a visitor is led to sign-in, and a host to their home", () => {
    expect(decide("signed-out", "/", withoutSite)).toBe("to-sign-in");
    expect(decide("subscribed", "/", withoutSite)).toBe("show");
  });
  test.each(["/login", "/signup", "/privacy-policy", "/terms-and-conditions", "/invite/any"])(
    "%s is shown",
    (path) => expect(decide("signed-out", path, withoutSite)).toBe("show"),
  );
});

describe("signed in without a subscription", () => {
  test.each(["/reset-password", ...everyone])("%s is shown", (path) => {
    expect(decide("unsubscribed", path, product)).toBe("show");
  });
  test.each(["/", "/dashboard", "/landing", "/subscribe", "/profile", "/guidebooks/1", "/nothing"])(
    "%s is the subscribe screen",
    (path) => expect(decide("unsubscribed", path, product)).toBe("subscribe"),
  );
  test.each(["/login", "/signup"])("%s leads to the dashboard", (path) => {
    expect(decide("unsubscribed", path, product)).toBe("to-dashboard");
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
  ])("%s is shown", (path) => expect(decide("subscribed", path, product)).toBe("show"));
  test("anything else is not found", () =>
    expect(decide("subscribed", "/nothing/here", product)).toBe("not-found"));
  test.each(["/login", "/signup"])("%s leads to the dashboard", (path) => {
    expect(decide("subscribed", path, product)).toBe("to-dashboard");
  });
});

test("the operator's screen is shown to operators, also without a plan, and is not there for anyone else", () => {
  for (const state of ["signed-out", "unsubscribed", "subscribed"] as const)
    expect(decide(state, "/admin", product)).toBe("not-found");
  for (const state of ["unsubscribed", "subscribed"] as const)
    expect(decide(state, "/admin", product, true)).toBe("show");
  expect(decide("signed-out", "/admin", product, true)).toBe("not-found");
});
