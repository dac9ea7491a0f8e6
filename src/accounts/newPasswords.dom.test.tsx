import { describe, expect, test } from "vitest";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import ResetPasswordScreen from "#accounts/ResetPasswordScreen.tsx";
import { currentToast } from "#ui/toast.ts";
import { fieldNamed, openScreen, press, type } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const required = { title: "Invalid input", description: "All password fields are required." };
const mismatch = { title: "Password mismatch", description: "New password and confirmation do not match." };

/** Types a new password twice and presses; returns the messages. */
async function submit(button: string, newPassword: string, confirmation: string) {
  await type("New password", newPassword);
  await type("Confirm new password", confirmation);
  await press(button);
  return currentToast.get()?.toast;
}

/** What the screen of an expired link offers: a typed password would be lost. */
const offersOf = (screen: Element) => ({
  heading: screen.querySelector("h1")?.textContent,
  text: screen.querySelector("[role=status]")?.textContent,
  forms: screen.querySelectorAll("form").length,
  buttons: [...screen.querySelectorAll("button")].map(({ textContent }) => textContent),
});
const newLinkAlone = {
  heading: "Invalid reset link",
  text: "This password reset link is invalid or expired. Links work once, for one hour.",
  forms: 0,
  buttons: ["Request a new reset link"],
};

/** A valid reset link, with the passkeys of its account. */
const works = (passkeys: object[] = []) => ({
  "GET /api/auth/reset-link": () => Response.json({ passkeys }),
});
const ended = () => Response.json({ code: "invalid_reset_link", message: "No." }, { status: 400 });
const DONE = () => Response.json({ message: "Password reset successful" });

describe("a password that is reset by a link", () => {
  const reset = (newPassword: string, confirmation: string) =>
    submit("Reset Password", newPassword, confirmation);

  test("needs the link's token", async () => {
    const { screen } = await openScreen("/reset-password", ResetPasswordScreen);
    expect(offersOf(screen)).toEqual(newLinkAlone);
  });

  test("gives way to one button where the link is used or over", async () => {
    const { screen } = await openScreen("/reset-password?token=abc", ResetPasswordScreen, {
      responses: { ...works(), "POST /api/auth/reset-password-with-token": ended },
    });
    expect(await reset("the lake is cold 9", "the lake is cold 9")).toMatchObject({
      title: "Password reset failed",
      description: "Failed to reset password. Please try again or request a new reset link.",
    });
    expect(offersOf(screen)).toEqual(newLinkAlone);
  });

  test("says so when its link is opened that no longer works", async () => {
    const { screen, writes } = await openScreen("/reset-password?token=abc", ResetPasswordScreen, {
      responses: { "GET /api/auth/reset-link": ended },
    });
    expect(offersOf(screen)).toEqual(newLinkAlone);
    expect(writes).toEqual([]);
  });

  test("offers to try again where the link could not be read", async () => {
    const { screen } = await openScreen("/reset-password?token=abc", ResetPasswordScreen);
    expect(offersOf(screen)).toMatchObject({ forms: 0, buttons: ["Try again"] });
  });

  test("removes all passkeys of the account, unless the host unticks it", async () => {
    const passkey = { id: "p", credentialId: "c", name: "Chrome on Windows", createdAt: 0, lastUsedAt: null };
    const open = () =>
      openScreen("/reset-password?token=abc", ResetPasswordScreen, {
        responses: { ...works([passkey]), "POST /api/auth/reset-password-with-token": DONE },
      });
    const { screen, writes } = await open();
    expect(screen.textContent).toContain("Chrome on Windows");
    await reset("the lake is cold 9", "the lake is cold 9");
    const sent = { token: "abc", newPassword: "the lake is cold 9", passkeys: "remove" };
    expect(writes.map(({ body }) => body)).toEqual([sent]);
    const again = await open();
    await perform(() => fieldNamed("Remove all passkeys").click());
    await reset("the lake is cold 9", "the lake is cold 9");
    expect(again.writes.map(({ body }) => body)).toEqual([{ ...sent, passkeys: "keep" }]);
  });

  test("is typed twice, alike, and in 8 characters at least", async () => {
    const { writes } = await openScreen("/reset-password?token=abc", ResetPasswordScreen, {
      responses: works(),
    });
    expect(await reset("the lake is cold 9", "")).toMatchObject(required);
    expect(await reset("the lake is cold 9", "the lake")).toMatchObject(mismatch);
    expect(await reset("seven 7", "seven 7")).toMatchObject({
      title: "Password too short",
      description: "Password must be at least 8 characters long.",
    });
    expect(writes).toEqual([]);
  });
});

test("a password that is changed comes after the current one, twice, alike, in 8 characters at least", async () => {
  const { writes } = await openScreen("/profile", ChangePassword);
  const change = (newPassword: string, confirmation: string) =>
    submit("Change Password", newPassword, confirmation);
  expect(await change("the lake is cold 9", "the lake is cold 9")).toMatchObject(required);
  await type("Current password", "porch light 1");
  expect(await change("the lake is cold 9", "")).toMatchObject(required);
  expect(await change("the lake is cold 9", "the lake")).toMatchObject(mismatch);
  expect(await change("seven 7", "seven 7")).toMatchObject({
    title: "Password too short",
    description: "New password must be at least 8 characters long.",
  });
  expect(writes).toEqual([]);
});
