import { expect, test } from "vitest";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { currentToast } from "#ui/toast.ts";
import { fieldNamed, json, openScreen, press, type } from "#test/openScreen.tsx";
import { waitUntil } from "#test/render.tsx";

const call = "POST /api/auth/forgot-password";

test("the dialog that sends a reset link needs an email, and has closed and forgotten it once it is sent", async () => {
  const { writes } = await openScreen("/login", () => <ForgotPassword />, {
    responses: { [call]: json({ message: "If there is an account, a link is on its way." }) },
  });
  await press("Forgot your password?");
  await press("Send reset link");
  expect(currentToast.get()?.toast).toMatchObject({
    title: "Email required",
    description: "Please enter your email address.",
  });
  expect(writes).toEqual([]);

  await type("Email", "aroha@example.com");
  await press("Send reset link");
  await waitUntil(() => document.querySelector("[role=dialog]") === null);
  expect(writes).toContainEqual({ call, body: { email: "aroha@example.com" } });
  await press("Forgot your password?");
  expect(fieldNamed("Email").value).toBe("");
});

const refusal = (status: number, message: string) => () =>
  Response.json({ code: "some", message }, { status });
const FIXED = "Please try again later.";
const WAIT = "Look for the newest email, or try again in an hour.";

test.each([
  ["our server fails", refusal(500, "Something went wrong on our side."), FIXED],
  ["a proxy fails", () => new Response("<h1>Bad Gateway</h1>", { status: 502 }), FIXED],
  ["nothing can be reached", () => Promise.reject(new TypeError("Failed to fetch")), FIXED],
  ["there were emails enough", refusal(429, WAIT), WAIT],
  ["the email is none", refusal(400, "Enter an email address."), "Enter an email address."],
])("where %s, the host reads what helps", async (_when, respond, description) => {
  await openScreen("/login", () => <ForgotPassword />, { responses: { [call]: respond } });
  await press("Forgot your password?");
  await type("Email", "aroha@example.com");
  await press("Send reset link");
  expect(currentToast.get()?.toast).toMatchObject({ title: "Failed to send reset email", description });
});
