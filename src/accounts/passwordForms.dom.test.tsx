import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import LoginScreen from "#accounts/LoginScreen.tsx";
import { currentToast } from "#ui/toast.ts";
import { standInForApi, type Reply } from "#test/apiStandIn.ts";
import { perform, render } from "#test/render.tsx";

const NEW = "a new lamp by the door";
const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  code,
  message,
  ...(fields && { fields }),
});
const toast = () => currentToast.get()?.toast;

/** Fills the fields of a form by name, and submits it. */
async function send(form: HTMLFormElement | null, values: Record<string, string>) {
  await perform(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form?.elements.namedItem(name) as HTMLInputElement; // the forms of this file have inputs
      field.value = value;
    }
    form?.requestSubmit();
  });
}

async function changePassword(reply: Reply) {
  const sent = standInForApi(() => reply);
  const holder = await render(<ChangePassword />);
  await send(holder.querySelector("form"), {
    currentPassword: "the old one",
    newPassword: NEW,
    confirmPassword: NEW,
  });
  return sent.find(({ path }) => path === "/api/auth/reset-password");
}

test("a changed password is said, after the old and the new were sent", async () => {
  const call = await changePassword({ body: { message: "Password updated" } });
  expect(call).toMatchObject({ method: "POST", body: { currentPassword: "the old one", newPassword: NEW } });
  expect(toast()).toMatchObject({ title: "Password updated", variant: "default" });
});

const TOO_SHORT = "New password must be at least 8 characters long.";
const INVALID = "Invalid request. Please check your input.";
const FAILED = "Failed to update password. Please try again.";

test.each([
  ["a wrong password", 400, refusal("wrong_password", "No."), "Current password is incorrect"],
  ["a new one that is short", 400, refusal("invalid", "No.", { newPassword: TOO_SHORT }), TOO_SHORT],
  ["any other bad request", 400, refusal("invalid", "No."), INVALID],
  ["a server that fails", 500, refusal("internal", "Oops."), FAILED],
  ["a proxy that fails", 502, "<h1>Bad Gateway</h1>", FAILED],
])("a password that was not changed for %s says so", async (_why, status, body, description) => {
  await changePassword({ status, body });
  expect(toast()).toMatchObject({ title: "Password update failed", description, variant: "destructive" });
});

test("a reset link that was asked for is said in the server's words", async () => {
  const message = "If there is an account with this email, a link is on its way.";
  const sent = standInForApi(() => ({ body: { message } }));
  const holder = await render(<ForgotPassword />);
  await perform(() => holder.querySelector("button")?.click());
  await send(document.querySelector("[role=dialog] form"), { email: "aroha@example.com" });
  expect(sent[0]).toMatchObject({
    method: "POST",
    path: "/api/auth/forgot-password",
    body: { email: "aroha@example.com" },
  });
  expect(toast()).toMatchObject({ title: "Password reset email sent", description: message });
});

test.each([
  [
    "the server's words",
    refusal("wrong_credentials", "This email and password do not go together."),
    /go tog/,
  ],
  ["what to check", "", /^Please check your credentials and try again\.$/],
])("a sign-in that is refused says %s", async (_what, body, description) => {
  standInForApi(() => ({ status: 401, body }));
  const Stub = createRoutesStub([{ path: "/login", Component: LoginScreen }]);
  const holder = await render(<Stub initialEntries={["/login"]} />);
  await send(holder.querySelector("form"), { email: "aroha@example.com", password: "not this one" });
  expect(toast()).toMatchObject({ title: "Authentication failed", variant: "destructive" });
  expect(toast()?.description).toMatch(description);
});
