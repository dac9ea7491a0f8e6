import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of some programs that is installed. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs a package of Debian's, where this is Debian and we are root, and returns the path of its program. */
export function installFromDebian(name, programs = [name]) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    throw new Error(
      `${name} is needed for the tests and is not installed. Install it, then run npm test again.`,
    );
  }
  process.stdout.write(`Installing ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const done = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`apt-get ${args.join(" ")} failed:\n${done.stderr}`);
  }
  return findProgram(programs);
}
