import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeOf } from "./axe.ts";
import { comeAsSubscribedHost, newEmail, PASSWORD, signIn } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

async function seeNoViolations(page: Page) {
  const { violations } = await axeOf(page)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Reads the link in the newest email to an address from the outbox. */
async function linkSentTo(dataDir: string, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const folder = join(dataDir, "outbox");
    const texts = await Promise.all(
      (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), "utf8")),
    );
    const sent = texts.findLast((text) => text.includes(`To: ${email}`)) ?? "";
    const body = sent.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    link = /confirm-email\?token=[\w-]{43}/.exec(body)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return `/${link}`;
}

test("A host looks after their own account, and leaves", async ({ page, newVisitor, server, faults }) => {
  faults.expect(/40[014]/);
  const email = await comeAsSubscribedHost(page, "Aroha");
  await page.goto("/profile");
  await expect(page.getByText("Please confirm your email")).toBeVisible();
  await seeNoViolations(page);
  await page.getByLabel("First name").fill("Marama");
  await page.getByRole("button", { name: "Save details" }).click();
  await seeToast(page, "Saved");

  const other = await newVisitor();
  await other.goto("/login");
  await signIn(other, email);
  await expect(other.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.goto("/profile#sessions");
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await seeToast(page, "Signed out");
  await other.goto("/dashboard");
  await expect(other.getByText("404 Page Not Found")).toBeVisible();

  const renamed = newEmail("marama");
  await page.getByLabel("Email").fill(renamed);
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Waiting for you to confirm")).toBeVisible();
  const link = await linkSentTo(server.dataDir, renamed);
  await page.goto(link);
  await seeNoViolations(page);
  await page.getByRole("button", { name: "Use this email" }).click();
  await expect(page.getByText(`Your email is now ${renamed}.`)).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByLabel("Email")).toHaveValue(renamed);
  await expect(page.getByText("Please confirm your email")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete your account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("You have no guidebooks of your own.")).toBeVisible();
  await seeNoViolations(page);
  await page.getByLabel("Your password").fill("wrong");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Current password is incorrect").first()).toBeVisible();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("link", { name: "Sign Up Today" }).first()).toBeVisible();
});
