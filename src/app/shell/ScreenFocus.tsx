import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For how long after a navigation a heading that is still loading gets the focus. */
const WAIT_MS = 5000;
/** A menu that closes gives the focus back to its button a moment after the next screen is there. */
const MENU_CLOSED_MS = 100;

/**
 * Focuses the heading of the screen that a navigation led to, so that a screen reader says its name and Tab goes on from
 * there (WCAG 2.4.3). Leaves the focus where the screen sets it itself, at a section that the URL names, and where the
 * person has moved it since. Rendered once, next to all screens.
 */
export function ScreenFocus() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return hash ? undefined : focusHeading();
  }, [pathname, hash]);
  return null;
}

/** Focuses the heading now, or once it exists. Returns a function that stops waiting. */
function focusHeading(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || isSetByScreen(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(focus);
  watch.observe(document.body, { childList: true, subtree: true });
  const timers = [setTimeout(focus, MENU_CLOSED_MS), setTimeout(stop, WAIT_MS)];
  for (const input of ["keydown", "pointerdown"])
    addEventListener(input, stop, { capture: true, once: true });
  focus();
  return stop;

  function stop() {
    watch.disconnect();
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Whether the screen, or a dialog over it, has set the focus itself. */
function isSetByScreen(focused: Element | null): boolean {
  return focused !== null && focused.closest("main :not(#main), [role=dialog], [role=alertdialog]") !== null;
}
