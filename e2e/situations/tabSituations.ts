import { expect, type Page } from "@playwright/test";
import { PASSWORD, signIn, type Caller } from "../hosts.ts";
import { expectEffect, expectSentence, expectTyped, goOn, pressAndSee, type Scene } from "./scene.ts";
import { isHosts, type Situation } from "./situation.ts";
import type { Row } from "./row.ts";

const noSession = (row: Row) => (isHosts(row) && !row.isPlain ? undefined : "it is of no session");
function noGuidebook(row: Row): string | undefined {
  if (row.who === "host without guidebooks") return "there is no guidebook yet";
  return row.name === "archive-dialog" ? "it is what the press asks for" : noSession(row);
}

/** What another tab does covers the screen: it says so, keeps what was typed, and saves nothing. */
const beCovered = (inOtherTab: (tab: Page, scene: Scene) => Promise<unknown>) => async (scene: Scene) => {
  await expectSentence(scene, async () => {
    const tab = await scene.newTab();
    await inOtherTab(tab, scene);
  });
  await expect(scene.page.getByRole("dialog", { name: "This page is out of date" })).toBeVisible();
  await expectTyped(scene);
  await expectEffect(scene, 0);
};

async function signOut(tab: Page): Promise<void> {
  await tab.goto("/profile");
  await tab.getByRole("link", { name: "Sign out" }).first().click();
  const discard = tab.getByRole("button", { name: "Discard and sign out" });
  const signedOut = tab.getByRole("link", { name: "Sign In" }).first();
  await expect(discard.or(signedOut).first()).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(signedOut).toBeVisible();
}

async function signInAsAnother(tab: Page, scene: Scene): Promise<void> {
  const { email } = await scene.newHost("Ben");
  await tab.context().clearCookies();
  await tab.goto("/login");
  await signIn(tab, email);
  await expect(tab.getByRole("heading", { name: "Dashboard" })).toBeVisible();
}

/** Has the host join the account of another, in which the session acts from then on. */
async function chooseAnotherAccount(tab: Page, scene: Scene): Promise<void> {
  const { caller: owner } = await scene.newHost("Olive");
  await acceptInvitation(owner, tab, "editor");
  await tab.goto("/profile");
}

/** Invites the host of a page into the account of another, and accepts. */
export async function acceptInvitation(owner: Caller, page: Caller, role: string): Promise<void> {
  const made = await owner.request.post("/api/account/members", { data: { role } });
  const token = new URL(((await made.json()) as { url: string }).url).pathname.split("/").at(-1);
  expect((await page.request.post(`/api/invitations/${token}`)).ok()).toBe(true);
}

/** What happened elsewhere is found at the press. */
const findOut = (happen: (scene: Scene) => Promise<unknown>) => async (scene: Scene) => {
  await happen(scene);
  await expectTyped(scene);
  await pressAndSee(scene);
};

const archive = ({ property }: Scene) =>
  property.host.request.patch(`/api/guidebooks/${property.guidebook.id}/archive`);

async function demote({ property }: Scene): Promise<void> {
  const { members } = (await (await property.host.request.get("/api/account/members")).json()) as {
    members: { id: string; role: string }[];
  };
  const { id } = members.find(({ role }) => role === "editor") ?? {};
  const demoted = await property.host.request.patch(`/api/account/members/${id}`, {
    data: { role: "viewer", guidebooks: "all" },
  });
  expect(demoted.ok()).toBe(true);
}

async function endPlan({ property }: Scene): Promise<void> {
  const portal = await property.host.request.post("/api/billing/portal");
  const { url } = (await portal.json()) as { url: string };
  expect((await property.host.request.post(url, { form: { action: "refund" } })).ok()).toBe(true);
}

async function deleteAccount({ property }: Scene): Promise<void> {
  const deleted = await property.host.request.delete("/api/auth/user", { data: { password: PASSWORD } });
  expect(deleted.ok()).toBe(true);
}

/** The files of the version that the screen was loaded by are gone until the next document comes. */
async function upgrade(scene: Scene): Promise<void> {
  const { page } = scene;
  let isGone = true;
  await page.route("**/assets/*", (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  // A dialog's code is gone with the old files: the toast loads the page again, and the press is repeated.
  const again = page.getByRole("button", { name: "Load the page again" });
  let isLoadedAgain = false;
  const loadAgain = async () => {
    isLoadedAgain = true;
    await again.click();
  };
  await page.addLocatorHandler(again, loadAgain, { noWaitAfter: true });
  try {
    await goOn(scene);
  } catch (error) {
    if (!isLoadedAgain) throw error;
    await goOn(scene);
  }
}

const inTab = { part: "another tab", isImpossible: noSession, faults: /status of 40[1-49]/ } as const;

export const tabSituations: Situation[] = [
  { ...inTab, name: "signed out in another tab", play: beCovered(signOut) },
  { ...inTab, name: "another user in another tab", play: beCovered(signInAsAnother) },
  { ...inTab, name: "another account in another tab", play: beCovered(chooseAnotherAccount) },
  { ...inTab, name: "guidebook archived meanwhile", isImpossible: noGuidebook, play: findOut(archive) },
  {
    ...inTab,
    name: "role changed to viewer",
    isImpossible: (row) => (row.name === "profile" ? "it is the person's, not a role's" : noSession(row)),
    asMember: true,
    play: findOut(demote),
  },
  { ...inTab, name: "plan lapsed", play: findOut(endPlan) },
  { ...inTab, name: "account deleted", play: findOut(deleteAccount) },
  {
    ...inTab,
    faults: /status of 40[1-49]|a file of the program did not come/,
    name: "new version, old files gone",
    isImpossible: (row) =>
      (isHosts(row) || row.who === "new host") && !row.isPlain ? undefined : "its page loads no file later",
    play: upgrade,
  },
];
