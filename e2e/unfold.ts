import type { Page } from "@playwright/test";

/** Opens folds of a page by their words, one within another; one with something typed may be open. */
export const unfold =
  (...folds: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const words of folds) {
      const summary = page.locator("summary", { hasText: words }).filter({ visible: true }).first();
      const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute("open"));
      if (!isOpen) await summary.click();
    }
  };
