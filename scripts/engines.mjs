// Finds the browsers that are not Chromium, or installs them. Where there is none, its walks are left out, and say so.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";

/** Debian's packages, and a program of each. */
const PROGRAMS = { "firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", xvfb: "Xvfb" };

export function installEngines() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const [name, program] of Object.entries(PROGRAMS)) {
    if (folders.some((folder) => existsSync(join(folder, program)))) continue;
    try {
      installFromDebian(name);
    } catch {
      process.stdout.write(
        `${name} is not installed, and could not be: the walks that need it are left out.\n`,
      );
    }
  }
}
