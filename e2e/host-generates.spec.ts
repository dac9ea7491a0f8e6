import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";
import { waitForReact } from "./waitForHydration.ts";
import { cardOf, chooseFor } from "./editing.ts";
import { watchFaults } from "./faults.ts";
import { contentOf, fillSection, makeGuidebook } from "./guidebooks.ts";
import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, startServer, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** Asks for a guidebook and holds the question back until it is let go. */
async function generateSlowly(page: Page, name: string): Promise<{ release: () => void }> {
  const { promise: delayed, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/guidebooks/generate-enhanced", async (route) => {
    await delayed;
    await route.continue().catch(() => {}); // called off meanwhile
  });
  await requestGeneration(page, name);
  await expect(page.getByRole("log", { name: "Progress" })).toBeVisible();
  return { release };
}

async function requestGeneration(page: Page, name: string): Promise<void> {
  await page.goto("/create-simple");
  await page.getByLabel("Guidebook Name").fill(name);
  await page.getByLabel("Property Address").fill("7 Shore Street, Byron Bay NSW");
  await page.getByRole("button", { name: "Generate with AI" }).click();
}

test("A host has a guidebook generated, and comes to it", { tag: "@quick" }, async ({ page }) => {
  await comeAsSubscribedHost(page, "Aroha");
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await generateSlowly(page, "Shore House");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeInViewport();
  release();
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully. Quality: ");
  await expect(page).toHaveURL(/\/guidebooks\/[^/]+$/);
  await expect(page.getByText("Welcome to Shore House in Byron Bay").first()).toBeAttached();

  const headline = (left: RegExp) => page.getByRole("heading", { name: left });
  await expect(headline(/^Done: \d+\. Needs you: Wi-Fi, door, bins \(5 minutes\)$/)).toBeVisible();
  const questions = page.getByRole("region", { name: "What guests ask first" });
  await questions.getByLabel("Network name").fill("Shore-5G");
  await questions.getByRole("button", { name: "Save and next" }).click();
  await expect(questions.getByLabel("How guests get in")).toBeFocused();
  await seeToast(page, "Section updated");
  await expect(headline(/Needs you: door, bins, check-out time \(4 minutes\)$/)).toBeVisible();
  await page.reload();
  await expect(headline(/\(4 minutes\)$/)).toBeVisible();
  await expect(questions.getByRole("button", { name: /^Wi-Fi ?, done$/ })).toBeVisible();
});

test("A host who goes elsewhere meanwhile stays there, and finds the guidebook on the dashboard", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Bruno");
  const { release } = await generateSlowly(page, "Far House");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
  release();
  await seeToast(page, "Guidebook created", "Your guidebook has been created successfully.");
  await expect(page.getByRole("heading", { name: "Far House" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("A host calls it off, and nothing is left behind", async ({ page }) => {
  await comeAsSubscribedHost(page, "Chiara");
  const { release } = await generateSlowly(page, "No House");
  await page.getByRole("button", { name: "Cancel" }).click();
  await seeToast(page, "Cancelled", "Nothing was created.");
  release();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByText("No Guidebooks Yet")).toBeVisible();
});

test("A host whose connection breaks at the very end comes to the guidebook all the same", async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_RESET/);
  await comeAsSubscribedHost(page, "Dov");
  await page.route("**/api/guidebooks/generate-enhanced", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await requestGeneration(page, "Last House");
  await seeToast(page, "Guidebook created");
  await expect(page.getByLabel("Guidebook Name")).toHaveValue("Last House");
  await expect(page).not.toHaveURL(/create/);
});

test("A host whose connection breaks before is told where to look", async ({ page, faults }) => {
  faults.expect(/ERR_CONNECTION_RESET/);
  await comeAsSubscribedHost(page, "Ewa");
  await page.route("**/api/guidebooks/generate-enhanced", (route) => route.abort("connectionreset"));
  await requestGeneration(page, "Lost House");
  await seeToast(page, "Failed to create guidebook", "An unexpected error occurred");
  await expect(page.getByText("Check your dashboard before you try again")).toBeVisible();
});

test("A host whose town there are several of is asked which, and picks it", async ({ page }) => {
  await comeAsSubscribedHost(page, "Farid");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/create-simple");
  await page.getByLabel("Guidebook Name").fill("Which House");
  await page.getByLabel("Property Address").fill("7 Shore Street, Springfield");
  await page.getByRole("button", { name: "Generate with AI" }).click();
  const question = page.getByRole("group", {
    name: "There is more than one Springfield. Which one is it?",
  });
  await expect(question).toBeVisible();
  await expect(question).toContainText("Nothing has been created yet.");
  expect(await question.getByRole("button").count()).toBeGreaterThan(2);
  await question.getByRole("button", { name: "7 Shore Street, Springfield QLD 4300" }).click();
  await seeToast(page, "Guidebook created");
  await expect(page).toHaveURL(/\/guidebooks\/[^/]+$/);
  const id = page.url().split("/").at(-1);
  const sections = await (await page.request.get(`/api/guidebooks/${id}/sections`)).json();
  expect(sections.find(({ type }: { type: string }) => type === "property").content).toMatchObject({
    city: "Springfield",
    state: "Queensland",
  });
});

/** Sees old and new side by side, keeps the old, takes the new, and goes back. */
async function regenerateAndUndo(page: Page): Promise<void> {
  const card = cardOf(page, "Places To See");
  const dialog = page.getByRole("dialog", { name: "Places To See, written again" });
  const regenerate = async (choice: string) => {
    await chooseFor(page, "Places To See", "Regenerate this section");
    await expect(dialog.getByRole("region", { name: "Old" })).toContainText("Gannet Point Lighthouse");
    await expect(dialog.getByRole("region", { name: "New" })).toContainText("Driftwood Gallery");
    await dialog.getByRole("button", { name: choice }).click();
    await expect(dialog).toBeHidden();
  };
  const words = () => card.innerText();
  // A card shows what it holds a moment after its title.
  await expect.poll(words).toContain("Gannet Point Lighthouse");
  const before = await words();
  await regenerate("Keep the old one");
  expect(await words()).toBe(before);
  await regenerate("Use the new one");
  await expect.poll(words).not.toBe(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(words).toBe(before);
}

/** Is led to the address, chooses among what is around it, takes it out again, and saves it with its receipts. */
async function addFromNearby(page: Page): Promise<void> {
  await page.setViewportSize(phone.viewport);
  const { id } = await makeGuidebook(page, "Tide House");
  const card = cardOf(page, "Places To Eat");
  const dialog = page.getByRole("dialog", { name: "Add from nearby" });
  const open = () => card.getByRole("button", { name: "Add from nearby" }).click();
  await page.goto(`/guidebooks/${id}?open=dining`);
  await open();
  await dialog.getByRole("button", { name: "Go to the address" }).click();
  await expect(page.getByLabel("Property name")).toBeFocused();
  const postalAddress = { address: "12 Lamplighter Street", city: "Port Ember", state: "VIC" };
  await fillSection(page, id, "property", { ...postalAddress, country: "Australia" });

  await page.goto(`/guidebooks/${id}?open=dining`);
  const add = async () => {
    await open();
    await dialog.getByLabel("Find by name or kind").fill("cafe sandwiches");
    await dialog.getByRole("checkbox", { name: /^Wick & Crumb.* on foot/ }).check();
    await dialog.getByLabel("Find by name or kind").fill("");
    await dialog.getByRole("checkbox", { name: /^Saffron Lane/ }).check();
    await dialog.getByRole("button", { name: "Add 2 places" }).click();
    await expect(card.getByRole("button", { name: "Add from nearby" })).toBeFocused();
  };
  await add();
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("group", { name: "Wick & Crumb" })).toHaveCount(0);
  await add();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await seeToast(page, "Section updated");
  await expect(card.getByText("Sources (2)")).toBeVisible();
  expect(await contentOf(page, id, "dining")).toMatchObject({
    items: [{ name: "Wick & Crumb", placeId: expect.stringContaining("osm:") }, { name: "Saffron Lane" }],
  });
  await card.getByRole("button", { name: "Edit Places To Eat" }).click();
  await open();
  await expect(dialog.getByRole("checkbox", { name: "Wick & Crumb (in your list)" })).toBeDisabled();
  await page.keyboard.press("Escape");
}

test("A host looks at a section written anew, goes back, and replaces a place that has closed", async ({
  browser,
}) => {
  // A map that other journeys do without.
  const server = await startServer();
  const importMap = (elements: unknown[]) => {
    const file = join(server.dataDir, "district.json");
    writeFileSync(file, JSON.stringify({ ...madeUpDistrict, elements }));
    const env = { ...process.env, DATA_DIR: server.dataDir };
    execFileSync(process.execPath, ["scripts/placesImport.ts", file], { env });
  };
  importMap(madeUpDistrict.elements);
  const page = waitForReact(await browser.newPage({ baseURL: server.url }));
  const faults = watchFaults(server.url);
  faults.watch(page.context());
  await comeAsSubscribedHost(page, "Greta");
  const made = await page.request.post("/api/guidebooks/generate-enhanced", {
    data: { name: "Lamp House", propertyAddress: "12 Lamplighter Street, Port Ember VIC 3999" },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/guidebooks/${id}`);
  await regenerateAndUndo(page);
  const opened = { type: "node", id: 990_001, lat: -38.701, lon: 143.201 };
  importMap([
    ...madeUpDistrict.elements.filter(({ tags }) => tags["name"] !== "The Tinder Box"),
    { ...opened, tags: { amenity: "restaurant", name: "The New Wick" } },
  ]);

  await page.reload();
  const card = cardOf(page, "Places To Eat");
  await card.getByText("1 changed on the map").click();
  await expect(card.getByText("The Tinder Box is no longer on the map.")).toBeVisible();
  await card.getByRole("button", { name: /^Replace with/ }).click();
  await seeToast(page, "Place replaced");
  await expect(card.getByText("changed on the map")).toHaveCount(0);
  await expect(card.getByText("The Tinder Box")).toHaveCount(0);
  faults.expect(/422/);
  await addFromNearby(page);
  expect(faults.unexpected()).toEqual([]);
  await page.close();
  await server.stop();
});
