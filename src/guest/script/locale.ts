import type { SpokenByScript } from "#guest/spokenByScript.ts";

/** Returns the texts of the page for the script. Pages with a button to copy have them, and that of a guidebook. */
export function spoken() {
  const text = document.querySelector<HTMLElement>("[data-announce]")?.dataset["announce"] ?? "[]";
  const listed = JSON.parse(text) as SpokenByScript; // written by our own server
  const [copied, pressAndHold, offline] = listed;
  return { copied, pressAndHold, offline };
}
