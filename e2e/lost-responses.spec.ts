import type { Page } from "@playwright/test";
import { cardOf, edit, field, save } from "./editing.ts";
import { emailTo, linkIn } from "./emails.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { dayFromToday } from "./stays.ts";

test.beforeEach(({ faults }) => faults.expect(/net::ERR_FAILED/));

/**
 * Does what makes a call, lets that through to the server and loses its answer, as a network does that goes between the
 * two. Later calls are answered.
 */
async function loseAnswer(page: Page, method: string, path: RegExp, act: () => Promise<void>): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    return route.abort();
  });
  const lost = page.waitForEvent("requestfailed", (request) => path.test(request.url()));
  await act();
  await lost;
}

const countOf = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as unknown[]).length;

test(
  "A host whose answer is lost presses again, and has one guidebook",
  { tag: "@quick" },
  async ({ page }) => {
    await comeAsSubscribedHost(page, "Mere");
    await page.goto("/create-simple");
    await page.getByText("Blank", { exact: true }).click();
    await page.getByLabel("Guidebook Name").fill("Lake House");
    const create = page.getByRole("button", { name: "Create Blank Guidebook" });
    await loseAnswer(page, "POST", /\/api\/guidebooks$/, () => create.click());
    expect(await countOf(page, "/api/guidebooks")).toBe(1);
    await create.click();
    await expect(page).toHaveURL(/\/guidebooks\/\w/);
    expect(await countOf(page, "/api/guidebooks")).toBe(1);
  },
);

test("A host who reloads after a lost answer and types the same again has one guidebook", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Tui");
  const fill = async () => {
    await page.goto("/create-simple");
    await page.getByText("Blank", { exact: true }).click();
    await page.getByLabel("Guidebook Name").fill("Lake House");
  };
  const create = page.getByRole("button", { name: "Create Blank Guidebook" });
  await fill();
  await loseAnswer(page, "POST", /\/api\/guidebooks$/, () => create.click());
  await fill();
  await create.click();
  await expect(page).toHaveURL(/\/guidebooks\/\w/);
  expect(await countOf(page, "/api/guidebooks")).toBe(1);
});

test("A filled guidebook whose answer is lost is found without a second press", async ({ page }) => {
  await comeAsSubscribedHost(page, "Rua");
  await page.goto("/create-simple");
  await page.getByLabel("Guidebook Name").fill("Lake House");
  await page.getByLabel("Property Address").fill("12 Lakeside Road, Wānaka 9305");
  await page.keyboard.press("Escape");
  const generate = page.getByRole("button", { name: /^Generate/ });
  await loseAnswer(page, "POST", /\/generate-enhanced$/, () => generate.click());
  await expect(page).toHaveURL(/\/guidebooks\/\w/, { timeout: 20_000 });
  expect(await countOf(page, "/api/guidebooks")).toBe(1);
});

test("A host who reloads while a guidebook is generated finds it again", async ({ page }) => {
  await comeAsSubscribedHost(page, "Hine");
  await page.goto("/create-simple");
  await page.getByLabel("Guidebook Name").fill("Lake House");
  await page.getByLabel("Property Address").fill("12 Lakeside Road, Wānaka 9305");
  await page.keyboard.press("Escape");
  let isFirst = true;
  // The first call is answered after the page was left.
  await page.route(/\/generate-enhanced$/, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    return route.abort().catch(() => undefined);
  });
  const begun = page.waitForRequest(/\/generate-enhanced$/);
  await page.getByRole("button", { name: /^Generate/ }).click();
  await begun;
  await page.reload();
  await expect(page).toHaveURL(/\/guidebooks\/\w/, { timeout: 20_000 });
  expect(await countOf(page, "/api/guidebooks")).toBe(1);
  await page.goto("/create-simple");
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("");
});

test("A stay whose answer is lost is made once, and no nights are said to be taken", async ({ page }) => {
  await comeAsSubscribedHost(page, "Nikau");
  const { id } = await makeGuidebook(page, "Lake House");
  await page.goto(`/guidebooks/${id}/stays`);
  await page.getByRole("button", { name: "Add a stay" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a stay" });
  await dialog.getByLabel("Arrival").fill(dayFromToday(3));
  await dialog.getByLabel("Nights").fill("3");
  await dialog.getByLabel("Guest's name").fill("Anna");
  const add = dialog.getByRole("button", { name: "Add" });
  await loseAnswer(page, "POST", /\/stays$/, () => add.click());
  expect(await countOf(page, `/api/guidebooks/${id}/stays`)).toBe(1);
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "More for Anna" })).toHaveCount(1);
  await expect(page.getByText("Another stay has some of the same nights")).toHaveCount(0);
  expect(await countOf(page, `/api/guidebooks/${id}/stays`)).toBe(1);
});

test("A section whose answer is lost counts as saved at the next press", async ({ page }) => {
  await comeAsSubscribedHost(page, "Ngaio");
  const { id } = await makeGuidebook(page, "Lake House");
  await page.goto(`/guidebooks/${id}`);
  await field(await edit(page, "WiFi"), "Password").fill("kererū");
  const press = () => cardOf(page, "WiFi").getByRole("button", { name: "Save Changes" }).click();
  await loseAnswer(page, "PUT", /\/api\/guidebook-sections\//, press);
  await save(page, "WiFi");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("A new password whose answer is lost is set at the next press, and the link says that it was used when it is opened", async ({
  page,
  server,
  faults,
}) => {
  const email = await comeAsSubscribedHost(page, "Piwi");
  expect((await page.request.post("/api/auth/forgot-password", { data: { email } })).ok()).toBe(true);
  const link = linkIn(await emailTo(server, email, "/reset-password"), "/reset-password");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("kettle on the hob 8");
  await page.getByLabel("Confirm new password").fill("kettle on the hob 8");
  const press = () => page.getByRole("button", { name: "Reset Password" }).click();
  await loseAnswer(page, "POST", /\/reset-password-with-token$/, press);
  await press();
  await expect(page.getByText("Password reset successful").first()).toBeVisible();
  await page.waitForURL("**/login");
  faults.expect(/status of 400/);
  await page.goto(link);
  await expect(page.getByText("This password reset link is invalid or expired.")).toBeVisible();
});

test("An email whose confirmation is lost is confirmed at the next press", async ({ page, server }) => {
  const email = await comeAsSubscribedHost(page, "Kaka");
  await page.goto(linkIn(await emailTo(server, email, "/confirm-email"), "/confirm-email"));
  const press = () => page.getByRole("button", { name: "Confirm my email" }).click();
  await loseAnswer(page, "POST", /\/email-link$/, press);
  await press();
  await expect(page.getByText(`Thank you: ${email} is confirmed.`)).toBeVisible();
});
