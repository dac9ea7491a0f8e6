// Files of earlier builds, which pages that were opened before an upgrade still ask for. Uses nothing but Node itself.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** So long the files of a build stay after the next one. */
const STAY_MS = 7 * 24 * 60 * 60 * 1000;

/** Copies the hashed files of the build that is there, before the next one removes them. Returns how to tidy up after it. */
export function keepEarlierAssets(buildFolder, now = Date.now()) {
  const current = join(buildFolder, "client/assets");
  const earlier = join(buildFolder, "earlier");
  for (const name of filesIn(current)) {
    mkdirSync(earlier, { recursive: true });
    copyFileSync(join(current, name), join(earlier, name));
    utimesSync(join(earlier, name), now / 1000, now / 1000);
  }
  return () => {
    const built = new Set(filesIn(current));
    for (const name of filesIn(earlier)) {
      const isOver = statSync(join(earlier, name)).mtimeMs < now - STAY_MS;
      if (built.has(name) || isOver) rmSync(join(earlier, name));
    }
  };
}

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
