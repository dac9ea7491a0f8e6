import { expect, type Page } from "@playwright/test";
import { chooseFor, edit } from "../editing.ts";
import type { AttackedProperty } from "./attackProperty.ts";
import type { Runs } from "./watchRuns.ts";

interface AttackedScreen {
  path: string;
  /** Brings about what is not there at once. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Where most of it stands: page, print, editor, preview. */
export const mainScreens = ({ id, slug, stay }: AttackedProperty): AttackedScreen[] => [
  { path: stay, prepare: searchFor("alert") },
  { path: `/print/${slug}` },
  { path: `/guidebooks/${id}`, prepare: openSomeForms },
  { path: `/guidebooks/${id}`, prepare: openPreview },
];

/** All of what guests and cleaners see of a home. */
export const guestScreens = (
  { slug, stay, turnovers }: AttackedProperty,
  attack: string,
): AttackedScreen[] => [
  { path: `/view/${slug}`, prepare: searchFor("alert") },
  { path: stay, prepare: searchFor(attack) },
  { path: `/print/${slug}` },
  { path: stay.replace("/view", "/print") },
  { path: `/qr/${slug}` },
  { path: turnovers },
];

/** All of what its host sees. */
export const hostScreens = ({ id }: AttackedProperty): AttackedScreen[] => [
  { path: `/guidebooks/${id}`, prepare: openEveryForm },
  { path: `/guidebooks/${id}`, prepare: openPreview },
  { path: `/guidebooks/${id}`, prepare: openHistory },
  { path: `/api/guidebooks/${id}/preview?as=during` },
  { path: `/api/guidebooks/${id}/print` },
  { path: "/dashboard" },
  { path: "/stays" },
  { path: `/guidebooks/${id}/stays` },
  { path: "/stays/calendars" },
  { path: "/stays/messages" },
  { path: "/people" },
  { path: `/guidebooks/${id}/airbnb` },
  { path: "/shared" },
  { path: "/profile" },
];

/** Screens that show or read a part of their URL. */
export const pathsWith = (attack: string): AttackedScreen[] => {
  const piece = encodeURIComponent(attack.toWellFormed());
  return [
    `/view/demo-wanaka-retreat?q=${piece}#${piece}`,
    `/view/${piece}`,
    `/print/${piece}`,
    `/turnovers/${piece}`,
    `/login?returnTo=${piece}`,
    `/reset-password?token=${piece}`,
    `/invite/${piece}`,
    `/confirm-email?token=${piece}`,
    `/blog/${piece}`,
    `/${piece}`,
  ].map((path) => ({ path }));
};

/** Goes to each screen; nothing has run there, and what would have is seen. */
export async function visitScreens(page: Page, runs: Runs, screens: AttackedScreen[]): Promise<void> {
  for (const { path, prepare } of screens) {
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await prepare?.(page);
    expect(await runs.on(page), path).toEqual([]);
    await runs.prove(page);
  }
}

function searchFor(words: string) {
  return async (page: Page) => {
    await page.getByRole("searchbox").fill(words);
    await expect(page.getByRole("searchbox")).toHaveValue(/./);
  };
}

async function openSomeForms(page: Page): Promise<void> {
  for (const title of ["Welcome Message", "Check In", "How-To Guides", "Places To See"])
    await edit(page, title);
  await expect(page.getByText("Loading the form...")).toHaveCount(0);
}

async function openEveryForm(page: Page): Promise<void> {
  const edits = page.getByRole("main").getByRole("button", { name: /^Edit / });
  while ((await edits.count()) > 0) await edits.first().click();
  await expect(page.getByText("Loading the form...")).toHaveCount(0);
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByLabel("Preview as").selectOption("during");
  await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await chooseFor(page, "House Rules", "History");
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
}
