import type { Page } from "@playwright/test";

/** Doubles the size of text on each page that is opened afterwards. */
export const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    const large = () => document.documentElement?.style.setProperty("font-size", "200%");
    new MutationObserver(large).observe(document, { childList: true });
    large();
  });

/** What reaches beyond the right edge of the page, the outermost of it; what a box scrolls or cuts off is in its place. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !isCut(element.parentElement))
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute("class")} ${element.textContent.slice(0, 30)}`,
      );
  });
