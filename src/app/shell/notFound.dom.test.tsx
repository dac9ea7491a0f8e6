import { expect, test } from "vitest";
import NotFoundScreen from "#app/shell/NotFoundScreen.tsx";
import { openScreen } from "#test/openScreen.tsx";

const NotFound = () => <NotFoundScreen />;

test("an unknown path shows two fixed lines, and a visitor the way to sign in and back", async () => {
  const { screen } = await openScreen("/no/such/page?a=1", NotFound, {
    cached: [[["/api/auth/user"], null]],
  });
  expect(screen.querySelector("h1")?.textContent).toBe("404 Page Not Found");
  expect(screen.querySelector("h1 + p")?.textContent).toBe("Did you forget to add the page to the router?");
  expect([...screen.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain(
    "/login?next=%2Fno%2Fsuch%2Fpage%3Fa%3D1",
  );
});

test("a host's screen says to a visitor that it is for hosts, above the two lines", async () => {
  const { screen } = await openScreen("/stays?stay=1", NotFound, {
    cached: [[["/api/auth/user"], null]],
  });
  expect(screen.querySelector("h1")?.textContent).toBe("404 Page Not Found");
  expect(screen.querySelector("h1 + p")?.textContent).toBe("Did you forget to add the page to the router?");
  const text = screen.textContent;
  expect(text.indexOf("This page is for hosts.")).toBeLessThan(text.indexOf("404 Page"));
  const signIn = [...screen.querySelectorAll("a")].filter(({ textContent }) => /sign in/i.test(textContent));
  expect(signIn.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sign in to go on", "/login?next=%2Fstays%3Fstay%3D1"],
  ]);
});

test("an unknown path says nothing of hosts", async () => {
  const { screen } = await openScreen("/nothing", NotFound, { cached: [[["/api/auth/user"], null]] });
  expect(screen.textContent).not.toContain("for hosts");
});
