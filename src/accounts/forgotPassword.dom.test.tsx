import { expect, test } from "vitest";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { currentToast } from "#ui/toast.ts";
import { fieldNamed, json, openScreen, press, type } from "#test/openScreen.tsx";
import { waitUntil } from "#test/render.tsx";

test("the dialog that sends a reset link needs an e-mail, and has closed and forgotten it once it is sent", async () => {
  const call = "POST /api/auth/forgot-password";
  const { writes } = await openScreen("/login", () => <ForgotPassword />, {
    responses: { [call]: json({ message: "If there is an account, a link is on its way." }) },
  });
  await press("Forgot your password?");
  await press("Send reset link");
  expect(currentToast()?.toast).toMatchObject({
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
