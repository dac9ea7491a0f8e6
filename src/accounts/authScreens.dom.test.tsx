import { describe, expect, test } from "vitest";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import LoginScreen from "#accounts/LoginScreen.tsx";
import ResetPasswordScreen from "#accounts/ResetPasswordScreen.tsx";
import SignupPage from "#app/shell/SignupPage.tsx";
import { buttonNamed, fieldNamed, openScreen, press } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const aroha = { id: "1", email: "aroha@example.com", firstName: "Aroha", lastName: "Ngata" };

const resetLink = { "GET /api/auth/reset-link": () => Response.json({ passkeys: [] }) };
const signedIn = {
  "POST /api/auth/login": () => Response.json(aroha),
  "POST /api/auth/signup": () => Response.json(aroha, { status: 201 }),
};

const hrefOf = (screen: Element, name: string) =>
  [...screen.querySelectorAll("a")].find(({ textContent }) => textContent === name)?.getAttribute("href");

describe.each([
  ["sign-in", "/login", LoginScreen, ["Password"]],
  ["sign-up", "/signup", SignupPage, ["Password"]],
  ["reset", "/reset-password?token=t", ResetPasswordScreen, ["New password", "Confirm new password"]],
])("%s", (_name, path, Screen, passwords) => {
  test.each(passwords)("lets a manager fill %s, and a clipboard", async (label) => {
    await openScreen(path, Screen, { responses: resetLink });
    const field = fieldNamed(label);
    expect(field.autocomplete).toBe(path === "/login" ? "current-password" : "new-password");
    expect(field.dispatchEvent(new Event("paste", { bubbles: true, cancelable: true }))).toBe(true);
  });

  test.each(passwords)("shows and hides what is typed as %s", async (label) => {
    await openScreen(path, Screen, { responses: resetLink });
    const field = fieldNamed(label);
    expect(field.type).toBe("password");
    const toggle = () => field.parentElement?.querySelector("button");
    for (const [name, type] of [
      ["Show password", "text"],
      ["Hide password", "password"],
    ]) {
      expect(toggle()?.getAttribute("aria-label")).toBe(name);
      await perform(() => toggle()?.click());
      expect(field.type).toBe(type);
    }
  });
});

test("sign-in asks for email and password, leads to sign-up, and then to the dashboard", async () => {
  const { screen, at } = await openScreen("/login", LoginScreen, { responses: signedIn });
  expect(hrefOf(screen, "Create an account")).toBe("/signup");
  fieldNamed("Email").value = aroha.email;
  fieldNamed("Password").value = "lamp by the door 7";
  await press("Sign In");
  expect(at()).toBe("/dashboard");
});

test("sign-in has the browser offer passkeys where the email is typed", async () => {
  await openScreen("/login", LoginScreen);
  expect(fieldNamed("Email").getAttribute("autocomplete")).toBe("username webauthn");
});

test("sign-up asks for both names too, leads to sign-in, and then to the dashboard", async () => {
  const { screen, at } = await openScreen("/signup", SignupPage, { responses: signedIn });
  expect(hrefOf(screen, "Sign in")).toBe("/login");
  fieldNamed("First name").value = aroha.firstName;
  fieldNamed("Last name").value = aroha.lastName;
  fieldNamed("Email").value = aroha.email;
  fieldNamed("Password").value = "lamp by the door 7";
  await press("Create Account");
  expect(at()).toBe("/dashboard");
});

test("sign-up says what the plan costs before anybody has an account", async () => {
  const { screen } = await openScreen("/signup", SignupPage);
  expect(screen.querySelector("form p:has(+ button[type=submit])")?.textContent).toBe(
    "The account is free. Next is the plan: $20 AUD a year for up to 20 properties, with 30 days to get your money back.",
  );
});

test("sign-up names no price to a person whom a host invites into their account", async () => {
  const { screen } = await openScreen("/signup?next=%2Finvite%2F0123456789abcdefABCDEF", SignupPage);
  expect(screen.querySelector("h1")?.textContent).toBe("Create your account");
  expect(screen.textContent).not.toContain("a year");
});

test("a change of password asks for the current one, the new one, and the new one again", async () => {
  const { screen } = await openScreen("/profile", ChangePassword);
  expect(screen.querySelector("h3")?.textContent).toBe("Change Password");
  const labels = [...screen.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels).toEqual(["Current password", "New password", "Confirm new password"]);
  for (const label of labels) expect(fieldNamed(label).type).toBe("password");
  expect(buttonNamed("Change Password").type).toBe("submit");
});
