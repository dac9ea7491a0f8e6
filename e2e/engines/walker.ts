import { setTimeout as wait } from "node:timers/promises";
import { isHydrated } from "../waitForHydration.ts";
import type { Engine } from "./engine.ts";

const TRIES = 100;
const PAUSE_MS = 150;

/** What is read and pressed on a page, by its words. */
export interface Walker extends Engine {
  /** Waits until an expression of the page is true. */
  until(expression: string, what?: string): Promise<void>;
  see(words: string): Promise<void>;
  /** Presses the first shown control of a selector that has the words, at its middle. */
  pressNamed(selector: string, words: string): Promise<void>;
  /** Types into the control under a label. */
  fill(label: string, text: string): Promise<void>;
}

/** Returns the middle of the first shown element, once it is in view, not covered and at rest; null until then. */
const MIDDLE = `((selector, words) => {
  const named = (one) => (one.innerText + " " + (one.getAttribute("aria-label") ?? "")).includes(words);
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && named(one));
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return found.contains(hit) || hit?.contains(found) ? middle : null;
})`;

/** Returns the control under a label, as a selector. */
const CONTROL = `((label) => {
  const named = [...document.querySelectorAll("label")].find((one) => one.innerText.trim() === label);
  return named?.control ? "#" + CSS.escape(named.control.id) : null;
})`;

export function walk(engine: Engine): Walker {
  async function find<Found>(expression: string, what: string): Promise<Found> {
    for (let tries = 0; tries < TRIES; tries++) {
      // A page that is being left answers nothing.
      const found = await engine.evaluate(expression).catch(() => null);
      if (found) return found as Found; // the expression says what it gives
      await wait(PAUSE_MS);
    }
    throw new Error(`${engine.name} did not come to ${what}`);
  }
  async function pressNamed(selector: string, words: string): Promise<void> {
    const middle = `${MIDDLE}(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
    const { x, y } = await find<{ x: number; y: number }>(middle, `${selector} "${words}"`);
    await engine.press(x, y);
  }
  return {
    ...engine,
    async open(url) {
      await engine.open(url);
      await find(`(${isHydrated.toString()})()`, "a screen that answers");
    },
    until: async (expression, what = expression) => void (await find(expression, what)),
    see: async (words) =>
      void (await find(`document.body.innerText.includes(${JSON.stringify(words)})`, `"${words}"`)),
    pressNamed,
    async fill(label, text) {
      const control = await find<string>(`${CONTROL}(${JSON.stringify(label)})`, `the field "${label}"`);
      await pressNamed(control, "");
      await engine.type(text);
    },
  };
}
