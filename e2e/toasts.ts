import { expect, type Page } from "@playwright/test";

/** Sees a message come up, and puts it away so that the next one is seen for itself. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast).toBeVisible();
  if (description) await expect(toast).toContainText(description);
  // On a busy machine it may go by itself before the press.
  const isGone = toast.waitFor({ state: "hidden" });
  await Promise.race([toast.getByRole("button", { name: "Close" }).click(), isGone]);
  await isGone;
}
