import type { Page } from "@playwright/test";

/**
 * Makes `goto` and `reload` of a page wait until React has hydrated it. A press before that is repeated later, at an
 * unknown time.
 */
export function waitForReact(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilHydrated(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilHydrated(page);
    return response;
  };
  return page;
}

/**
 * Waits until React has hydrated the screen, after a link from a page without React. Resolves at once on pages of the site
 * and of guests, which have no React. Parts of a screen may load later.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Returns whether React has hydrated every button and form. Runs in the page. */
export function isHydrated(): boolean {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const answering = [...document.querySelectorAll("button, form")];
  return !("__reactRouterContext" in window) || (isReacts(document.body) && answering.every(isReacts));
}
