// Makes what is published of a version, in one folder: the tarball of a server, its checksum and its inventory (CycloneDX),
// and the image where Docker runs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import manifest from "../package.json" with { type: "json" };
import { missingNotes } from "./releaseNotes.mjs";

const [given] = process.argv.slice(2);
if (!given) refuse("npm run release -- FOLDER   (a new one)");
const folder = resolve(given);
if (existsSync(folder) && readdirSync(folder).length > 0)
  refuse(`${folder} is not empty. Name a new folder.`);

const { version } = manifest;
const read = (file) => readFileSync(resolve(import.meta.dirname, "..", file), "utf8");
const missing = missingNotes(version, {
  changelog: read("CHANGELOG.md"),
  upgrading: read("docs/upgrading.md"),
});
if (missing.length > 0) refuse(missing.join("\n"));

// Packages with code of a machine are those of this one.
const name = `porchlight-${version}-${process.platform}-${process.arch}`;
mkdirSync(folder, { recursive: true });
run(process.execPath, [join(import.meta.dirname, "production.mjs"), join(folder, name)]);
writeFileSync(
  join(folder, `${name}.cdx.json`),
  run("npm", ["sbom", "--omit=dev", "--sbom-format=cyclonedx"], ["ignore", "pipe", "inherit"]),
);
const tarball = `${name}.tar.gz`;
run("tar", ["-czf", join(folder, tarball), "-C", folder, name]);
rmSync(join(folder, name), { recursive: true });
const published = [tarball];
if (spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0) {
  const image = `${name}.image.tar`;
  run("docker", ["build", "--tag", `porchlight:${version}`, resolve(import.meta.dirname, "..")]);
  run("docker", ["save", "--output", join(folder, image), `porchlight:${version}`]);
  published.push(image);
} else process.stdout.write("Docker does not run here: no image was made.\n");
// As `sha256sum --check` reads it.
for (const file of published)
  writeFileSync(join(folder, `${file}.sha256`), `${await hashOf(join(folder, file))}  ${file}\n`);
process.stdout.write(`Version ${version} is in ${folder}.\n`);

function run(command, parameters, stdio = "inherit") {
  const ended = spawnSync(command, parameters, { stdio, maxBuffer: 256 * 1024 * 1024 });
  if (ended.status !== 0) refuse(`${command} failed. Nothing in ${folder} can be published.`);
  return ended.stdout;
}

async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
