// Installs the browsers that are not Chromium. Where there is none, its walks are left out, and say so.
import { findProgram, installFromDebian } from "./debian.mjs";

/** Debian's packages, and a program of each. */
const PROGRAMS = { "firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", xvfb: "Xvfb" };

export function installEngines() {
  for (const [name, program] of Object.entries(PROGRAMS)) {
    try {
      if (!findProgram([program])) installFromDebian(name);
    } catch {
      process.stdout.write(
        `${name} is not installed, and could not be: the walks that need it are left out.\n`,
      );
    }
  }
}
