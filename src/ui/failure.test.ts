import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#core/client.ts";
import { showFailure } from "#ui/failure.ts";
import { currentToast, showToast } from "#ui/toast.ts";

const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ code: "some", message }));
const text = { title: "Error", description: "Please try again." };

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  return () => vi.unstubAllGlobals();
});

test.each([
  ["the plan is full", refusal(403, "Archive one first."), "Archive one first."],
  ["there were too many", refusal(429, "Wait a minute."), "Wait a minute."],
  ["something does not fit", refusal(400, "Some fields need another look."), text.description],
  ["our server fails", refusal(500, "Something went wrong."), text.description],
  ["a proxy fails", new ApiError(502, "<h1>Bad Gateway</h1>"), text.description],
  ["nothing can be reached", new TypeError("Failed to fetch"), text.description],
])("where %s, the toast says what helps", (_when, error, description) => {
  showFailure(error, text);
  expect(currentToast.get()?.toast).toMatchObject({ title: "Error", description, variant: "destructive" });
});

test("a toast of a call that failed without a connection says so", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const OFFLINE = "You are offline. Nothing was changed. Try again when the connection is back.";
  showFailure(new TypeError("Failed to fetch"), text);
  expect(currentToast.get()?.toast).toMatchObject({ title: "Error", description: OFFLINE });
  showFailure(refusal(403, "Archive one first."), text);
  expect(currentToast.get()?.toast).toMatchObject({ title: "Error", description: "Archive one first." });
});

test("a situation may have a toast of its own, or none", () => {
  showFailure(new Error("aborted"), () => ({ title: "Cancelled", variant: "default" }));
  expect(currentToast.get()?.toast).toMatchObject({ title: "Cancelled", variant: "default" });

  const id = showToast({ title: "Link copied!" });
  showFailure(new Error("elsewhere"), () => null);
  expect(currentToast.get()?.toast.id).toBe(id);
});
