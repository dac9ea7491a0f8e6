import type { SpokenByScript } from "#guest/spokenByScript.ts";

/** Returns the texts of the page for the script. Only the page of a guidebook has them, and calls this. */
export function spoken() {
  const text = document.querySelector<HTMLElement>("[data-announce]")?.dataset["announce"] ?? "[]";
  const listed = JSON.parse(text) as SpokenByScript; // written by our own server
  const [copied, pressAndHold, offline] = listed;
  return { copied, pressAndHold, offline };
}
