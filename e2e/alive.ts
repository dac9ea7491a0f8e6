import type { Page } from "@playwright/test";

/**
 * Has a page be alive whenever it was loaded: a screen of hosts answers once React has taken it over. A press before that
 * is kept, but what it does comes whenever it comes.
 */
export function waitForReact(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilAlive(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilAlive(page);
    return response;
  };
  return page;
}

/**
 * For a journey that came by a link from a page of no React. Pages of the site and of guests bring none: they are alive
 * at once. Parts of a screen may come after the rest.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Runs in the page. */
export function isAlive(): boolean {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const answering = [...document.querySelectorAll("button, form")];
  return !("__reactRouterContext" in window) || (isReacts(document.body) && answering.every(isReacts));
}
