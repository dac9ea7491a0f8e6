import { expect, test } from "vitest";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { currentToast } from "#platform/ui/toast.ts";
import { waitUntil } from "#testing/render.tsx";
import { openScreen } from "#testing/screen.tsx";

const FORGOT = "POST /api/auth/forgot-password";

test("the dialog that sends a reset link needs an e-mail, and has closed and forgotten it once it is sent", async () => {
  const message = "If there is an account with that e-mail, we have sent a link.";
  const responses = { [FORGOT]: { message } };
  const screen = await openScreen({ path: "/login", Component: ForgotPassword, responses });
  const dialogs = () => screen.all("[role=dialog]").length;
  await screen.press("Forgot your password?");
  await screen.press("Send reset link");
  expect(currentToast()?.toast).toMatchObject({
    title: "Email required",
    description: "Please enter your email address.",
  });
  expect(screen.sent).toEqual([]);

  await screen.type("Email", "aroha@example.com");
  await screen.press("Send reset link");
  await waitUntil(() => dialogs() === 0);
  expect(screen.sent).toContainEqual({ call: FORGOT, body: { email: "aroha@example.com" } });
  expect(currentToast()?.toast).toMatchObject({ title: "Password reset email sent", description: message });
  await screen.press("Forgot your password?");
  expect(screen.field("Email").value).toBe("");
});

test("the dialog stays with what was typed where nothing could be sent", async () => {
  const responses = { [FORGOT]: new Response("oops", { status: 500 }) };
  const screen = await openScreen({ path: "/login", Component: ForgotPassword, responses });
  await screen.press("Forgot your password?");
  await screen.type("Email", "aroha@example.com");
  await screen.press("Send reset link");
  expect(currentToast()?.toast).toMatchObject({
    title: "Failed to send reset email",
    description: "Please try again later.",
  });
  expect(screen.field("Email").value).toBe("aroha@example.com");
});
