import type { SpokenByScript } from "#guest/spokenByScript.ts";

/** Returns what the page gave the script to say. Only pages of a guidebook have it. */
export function spoken(): SpokenByScript {
  const text = document.querySelector<HTMLElement>("[data-say]")?.dataset["say"];
  return JSON.parse(text ?? "{}") as SpokenByScript; // written by our own server
}
