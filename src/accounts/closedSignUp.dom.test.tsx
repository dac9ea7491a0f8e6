import { describe, expect, test } from "vitest";
import LoginScreen from "#accounts/LoginScreen.tsx";
import InviteScreen from "#accounts/members/InviteScreen.tsx";
import SignupPage from "#app/shell/SignupPage.tsx";
import { productFrom } from "#core/product.ts";
import { fieldNamed, openScreen, press } from "#test/openScreen.tsx";
import { drawPage, siteOf, siteScreens } from "#test/sitePages.tsx";

const TOKEN = "0123456789abcdefABCDEF";
const next = `?next=${encodeURIComponent(`/invite/${TOKEN}`)}`;
const invitation = {
  ownerName: "Aroha Ngata",
  role: "editor",
  guidebooks: "all",
  expiresAt: 1_800_000_000_000,
};
const invited = { [`GET /api/invitations/${TOKEN}`]: () => Response.json(invitation) };
const signedOut = [[["/api/auth/user"], null]] as const;
const linksOf = (screen: Element) =>
  [...screen.querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe.each([
  ["closed", "New accounts are closed"],
  ["invited", "Accounts are by invitation"],
] as const)("where sign-up is %s", (signUp, title) => {
  const product = productFrom({ SIGN_UP: signUp });

  test("the screen says so and leads to sign-in, which leads to no sign-up", async () => {
    const { screen } = await openScreen("/signup", SignupPage, { product });
    expect(screen.querySelector("h1")?.textContent).toBe(title);
    expect(screen.querySelector("form")).toBeNull();
    expect(linksOf(screen)).toEqual(["/", "/login"]);
    const login = await openScreen("/login", LoginScreen, { product });
    expect(linksOf(login.screen)).toEqual(["/"]);
  });

  test.each(["/", "/pricing", "/features", "/blog", "/terms-and-conditions"])(
    "%s leads to sign-in, and not to sign-up",
    (path) => {
      const page = document.createElement("div");
      page.innerHTML = drawPage(path, siteScreens[path], siteOf(product)).html;
      expect(linksOf(page)).toContain("/login");
      expect(linksOf(page)).not.toContain("/signup");
    },
  );
});

test("an invitation leads to the form where sign-up is invited", async () => {
  const product = productFrom({ SIGN_UP: "invited" });
  const options = { route: "/invite/:token", cached: signedOut, responses: invited, product };
  const { screen } = await openScreen(`/invite/${TOKEN}`, InviteScreen, options);
  expect(linksOf(screen)).toEqual(["/", `/signup${next}`, `/login${next}`]);
  const login = await openScreen(`/login${next}`, LoginScreen, { product });
  expect(linksOf(login.screen)).toContain(`/signup${next}`);
});

test("the form brings the invitation along and goes to the dashboard", async () => {
  const product = productFrom({ SIGN_UP: "invited" });
  const user = { id: "1", email: "aroha@example.com", firstName: "Aroha", lastName: "Ngata" };
  const responses = { "POST /api/auth/signup": () => Response.json(user, { status: 201 }) };
  const { at, writes } = await openScreen(`/signup${next}`, SignupPage, { responses, product });
  for (const [label, value] of [
    ["First name", "Aroha"],
    ["Last name", "Ngata"],
    ["Email", user.email],
    ["Password", "lamp by the door 7"],
  ] as const)
    fieldNamed(label).value = value;
  await press("Create Account");
  const signUp = writes.find(({ call }) => call === "POST /api/auth/signup");
  expect(signUp?.body).toMatchObject({ invitation: TOKEN });
  expect(at()).toBe("/dashboard");
});

test("an invitation offers sign-in alone where sign-up is closed", async () => {
  const product = productFrom({ SIGN_UP: "closed" });
  const options = { route: "/invite/:token", cached: signedOut, responses: invited, product };
  const { screen } = await openScreen(`/invite/${TOKEN}`, InviteScreen, options);
  expect(linksOf(screen)).toEqual(["/", `/login${next}`]);
  expect(screen.textContent).toContain("New accounts are closed here.");
});
