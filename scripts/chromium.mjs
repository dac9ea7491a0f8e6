// Finds a Chromium or Chrome for the journeys, or installs one. It never lets them be skipped.
import { existsSync } from "node:fs";
import { findProgram, installFromDebian } from "./debian.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Chromium that opens no window. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** The path of a browser. Throws where there is none and none can be installed. */
export const findChromium = () => process.env.CHROMIUM_PATH || findWindowedChromium();

/** The path of a browser that can open windows, whatever `CHROMIUM_PATH` names: one without them takes no push messages. */
export const findWindowedChromium = () =>
  findProgram(NAMES) || (existsSync(MAC) ? MAC : installFromDebian("chromium", NAMES));

/** The path of a browser without windows, which plays a screen with half the work; of one with windows where there is no other. */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return findProgram(SHELLS) ?? installFromDebian(SHELLS[0], SHELLS);
  } catch {
    return findChromium();
  }
}
