import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";

const SCREENS = [
  "/dashboard",
  "/create-simple",
  "/profile",
  "/stays",
  "/stays/calendars",
  "/stays/messages",
  "/stays/cleaners",
  "/shared",
  "/contacts",
  "/cards",
  "/people",
  "/import",
];

/** Runs in the page: where its heading stands, and how far below its header the screen goes on. */
function measureFrame(heading: Element) {
  const { left, top } = heading.getBoundingClientRect();
  const header = heading.closest("header");
  let next = header?.nextElementSibling ?? null;
  while (next && next.getBoundingClientRect().height === 0) next = next.nextElementSibling;
  const end = header?.getBoundingClientRect().bottom ?? 0;
  return {
    left,
    top,
    size: getComputedStyle(heading).fontSize,
    gap: next && next.getBoundingClientRect().top - end,
  };
}

test("Every screen of the side navigation begins at the same place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeAsSubscribedHost(page, "Rua");
  for (const name of ["Lake House", "Hut"]) await makeGuidebook(page, name);
  await page.goto("/dashboard");
  const frame = await page.getByRole("heading", { level: 1 }).evaluate(measureFrame);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).evaluate(measureFrame), { message: path })
      .toEqual(frame);
    await expect(page.getByRole("main").getByRole("link", { name: "Your Guidebooks" })).toHaveCount(0);
  }
});
