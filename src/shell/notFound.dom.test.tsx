import { expect, test } from "vitest";
import NotFoundScreen from "#shell/NotFoundScreen.tsx";
import { openScreen } from "#testing/openScreen.tsx";

test("an unknown path shows two fixed lines, and a visitor the way to sign in and back", async () => {
  const { screen } = await openScreen("/no/such/page?a=1", NotFoundScreen, {
    cached: [
      [["/api/auth/user"], null],
      [["/api/subscription-status"], null],
    ],
  });
  expect(screen.querySelector("h1")?.textContent).toBe("404 Page Not Found");
  expect(screen.querySelector("h1 + p")?.textContent).toBe("Did you forget to add the page to the router?");
  expect([...screen.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain(
    "/login?next=%2Fno%2Fsuch%2Fpage%3Fa%3D1",
  );
});
