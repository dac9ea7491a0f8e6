import { describe, expect, test } from "vitest";
import { decide } from "#app/shell/gate.ts";

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
