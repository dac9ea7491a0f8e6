import { useEffect } from "react";

const SCREEN_ALIVE = "screen-alive";

/** Run in the document's head; the content policy knows it by its hash. */
export const EARLY_PRESS = `{
  let pressed;
  const chosen = new Map();
  const keepChoice = ({ target }) => {
    if (target.matches("select")) chosen.set(target, target.value);
  };
  const keep = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute("data-pressed");
    pressed = button;
    pressed.setAttribute("data-pressed", "");
  };
  const release = () => {
    removeEventListener("change", keepChoice, true);
    removeEventListener("click", keep, true);
    for (const [select, value] of chosen) {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    pressed?.removeAttribute("data-pressed");
    pressed?.click();
  };
  addEventListener("change", keepChoice, true);
  addEventListener("click", keep, true);
  addEventListener("${SCREEN_ALIVE}", release, { once: true });
}`;

/**
 * On a slow network a screen is there long before React is: the button that was pressed last looks pressed, and is
 * pressed again once React has hydrated the screen. Options that were selected before are selected again.
 */
export function EarlyClickCapture() {
  useEffect(() => void dispatchEvent(new Event(SCREEN_ALIVE)), []);
  return <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS }} />;
}
