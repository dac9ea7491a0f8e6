import type { SpokenByScript } from "#guest/spokenByScript.ts";

/** Returns what the page gave the script to say. Only the page of a guidebook has it, and only there it is asked for. */
export function spoken() {
  const text = document.querySelector<HTMLElement>("[data-announce]")?.dataset["announce"] ?? "[]";
  const listed = JSON.parse(text) as SpokenByScript; // written by our own server
  const [copied, pressAndHold, offline] = listed;
  return { copied, pressAndHold, offline };
}
