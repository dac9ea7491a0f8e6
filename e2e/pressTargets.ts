import type { Page } from "@playwright/test";

/**
 * Lists the visible links, buttons and inputs that a finger cannot press: another element covers their centre at every
 * scroll position. Also lists how far the page scrolls sideways, in CSS pixels.
 */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const CONTROLS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=combobox], [contenteditable=true]";
    // The width may have changed just now: screens redraw.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // One that follows scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map((animation) => animation.finished.catch(() => null)));

    const covered = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter(canBeUsed)
      .flatMap((control) => {
        const cover = coverOf(targetOf(control));
        return cover ? [`${nameOf(control)} is under ${cover}`] : [];
      });
    return [...covered, ...sideways()];

    function canBeUsed(control: HTMLElement): boolean {
      const modal = document.querySelector("dialog:modal, [role=dialog], [role=alertdialog]");
      return (
        !control.matches(":disabled") &&
        !control.closest("[inert], [aria-hidden=true]") &&
        (!modal || modal.contains(control)) &&
        isSeen(targetOf(control))
      );
    }

    /** Where one presses: an input that is hidden from the eye is pressed by its label. */
    function targetOf(control: HTMLElement): HTMLElement {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return label && !isSeen(control) ? label : control;
    }

    /** What is for screen readers alone is clipped until it has the focus. */
    function isSeen(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        getComputedStyle(element).clipPath === "none" &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    }

    /** What lies over the centre of an element wherever it is scrolled to; null where a press reaches it. */
    function coverOf(element: HTMLElement): string | null {
      let cover: string | null = null;
      for (const block of ["center", "start", "end"] as const) {
        element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        const hit = hitAt(element);
        if (hit && belongs(hit, element)) return null;
        cover ??= hit ? describe(hit) : "the edge of the screen";
      }
      return cover;
    }

    /** The centre of its largest part: a link may run over lines. */
    function hitAt(element: HTMLElement): Element | null {
      const parts = [...element.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height);
      const { left, top, width, height } = parts[0] ?? element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    }

    function belongs(hit: Element, element: HTMLElement): boolean {
      const label = hit.closest("label");
      return element.contains(hit) || (label !== null && label.control === element);
    }

    /** How far a finger could push the page aside, and what sticks out the most. */
    function sideways(): string[] {
      scrollTo({ left: 1000, behavior: "instant" });
      const far = Math.round(scrollX);
      scrollTo({ left: 0, behavior: "instant" });
      if (far === 0) return [];
      const widest = [...document.body.querySelectorAll("*")].toSorted(
        (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
      )[0];
      return [`the page scrolls ${far} px sideways: ${widest && describe(widest)} sticks out`];
    }

    function nameOf(control: HTMLElement): string {
      const label = control.getAttribute("aria-label") ?? targetOf(control).innerText;
      return `${control.tagName.toLowerCase()} “${label.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
    }

    function describe(element: Element): string {
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}">`;
    }
  });
}
