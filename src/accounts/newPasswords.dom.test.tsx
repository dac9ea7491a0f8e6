import { describe, expect, test } from "vitest";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import ResetPasswordScreen from "#accounts/ResetPasswordScreen.tsx";
import { currentToast } from "#platform/ui/toast.ts";
import { openScreen, type OpenScreen } from "#testing/screen.tsx";

const required = { title: "Invalid input", description: "All password fields are required." };
const mismatch = { title: "Password mismatch", description: "New password and confirmation do not match." };

/** Types a new password twice and presses; answers the toast, and how much was sent. */
async function submit(screen: OpenScreen, button: string, newPassword: string, confirmation: string) {
  await screen.type("New password", newPassword);
  await screen.type("Confirm new password", confirmation);
  await screen.press(button);
  const sent = screen.sent.filter(({ call }) => call.startsWith("POST")).length;
  return { ...currentToast()?.toast, sent };
}

describe("a password that is reset by a link", () => {
  const openReset = async (path: string) => {
    const screen = await openScreen({ path, Component: ResetPasswordScreen });
    const reset = (password: string, confirmation: string) =>
      submit(screen, "Reset Password", password, confirmation);
    return { screen, reset };
  };

  test("needs the link's token", async () => {
    const { screen, reset } = await openReset("/reset-password");
    const invalid = {
      title: "Invalid reset link",
      description: "This password reset link is invalid or expired.",
    };
    expect(screen.text()).toContain(invalid.title + invalid.description);
    expect(await reset("the lake is cold 9", "the lake is cold 9")).toMatchObject({ ...invalid, sent: 0 });
  });

  test("is typed twice, alike, and in 8 characters at least", async () => {
    const { reset } = await openReset("/reset-password?token=abc");
    expect(await reset("the lake is cold 9", "")).toMatchObject({ ...required, sent: 0 });
    expect(await reset("the lake is cold 9", "the lake")).toMatchObject({ ...mismatch, sent: 0 });
    expect(await reset("seven 7", "seven 7")).toMatchObject({
      title: "Password too short",
      description: "Password must be at least 8 characters long.",
      sent: 0,
    });
  });
});

test("a password that is changed comes after the current one, twice, alike, in 8 characters at least", async () => {
  const screen = await openScreen({ path: "/profile", Component: ChangePassword });
  const change = (password: string, confirmation: string) =>
    submit(screen, "Change Password", password, confirmation);
  expect(await change("the lake is cold 9", "the lake is cold 9")).toMatchObject({ ...required, sent: 0 });
  await screen.type("Current password", "porch light 1");
  expect(await change("the lake is cold 9", "")).toMatchObject({ ...required, sent: 0 });
  expect(await change("the lake is cold 9", "the lake")).toMatchObject({ ...mismatch, sent: 0 });
  expect(await change("seven 7", "seven 7")).toMatchObject({
    title: "Password too short",
    description: "New password must be at least 8 characters long.",
    sent: 0,
  });
});
