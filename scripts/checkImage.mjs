// Runs each step of the Dockerfile in a bare Debian, where no container can be run: as root, on Debian, with debootstrap.
// Ends with 0 when the server of the image answers as the image's user, on a root file system that it cannot write.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { nodePath } from "./prepare.mjs";

const PORT = "3411";
const USER_ID = "1000";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

if (!existsSync("/usr/sbin/debootstrap")) installFromDebian("debootstrap");
const base = mkdtempSync(join(tmpdir(), "porchlight-image-"));
const trees = {};
let tree = "";
let workdir = "/";
let user = "root";
const env = {};
let command = [];

try {
  for (const line of instructions(readFileSync("Dockerfile", "utf8"))) step(line);
  await serve();
  say("the image serves");
} finally {
  for (const one of Object.values(trees)) spawnSync("umount", [join(one, "proc")]);
  // Never into what is mounted there.
  spawnSync("rm", ["-rf", "--one-file-system", base]);
}

/** Joins continued lines and drops comments. */
function instructions(text) {
  return text
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));
}

function step(line) {
  say(line);
  const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line);
  switch (name) {
    case "FROM":
      return begin(/ AS (\w+)$/.exec(rest)?.[1] ?? "last", /-(\w+)-slim/.exec(rest)?.[1]);
    case "WORKDIR":
      workdir = rest;
      return mkdirSync(join(tree, rest), { recursive: true });
    case "COPY":
      return copy(rest);
    case "RUN":
      return run(["sh", "-c", rest]);
    case "USER":
      user = rest;
      return undefined;
    case "ENV":
      for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) env[key] = value;
      return undefined;
    case "CMD":
      command = JSON.parse(rest);
      return undefined;
    case "VOLUME":
    case "EXPOSE":
    case "HEALTHCHECK":
      return undefined;
    default:
      throw new Error(`This script does not know ${name}.`);
  }
}

/** A bare Debian of a release with Node in /usr/local and a user `node`, as the base image has them. */
function begin(name, release) {
  tree = join(base, name);
  trees[name] = tree;
  user = "root";
  workdir = "/";
  for (const key of Object.keys(env)) delete env[key];
  shell("debootstrap", ["--variant=minbase", "--include=ca-certificates,libatomic1", release, tree]);
  shell("mount", ["-t", "proc", "proc", join(tree, "proc")]);
  for (const [device, minor] of [
    ["null", 3],
    ["zero", 5],
    ["random", 8],
    ["urandom", 9],
  ])
    if (!existsSync(join(tree, "dev", device)))
      shell("mknod", ["-m", "666", join(tree, "dev", device), "c", "1", String(minor)]);
  cpSync(realNode(), join(tree, "usr/local/bin/node"));
  const npm = dirname(
    dirname(spawnSync("sh", ["-c", "readlink -f $(command -v npm)"], { encoding: "utf8" }).stdout.trim()),
  );
  cpSync(npm, join(tree, "usr/local/lib/node_modules/npm"), { recursive: true });
  spawnSync("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(tree, "usr/local/bin/npm")]);
  // What this machine needs to reach a registry, for the steps that install.
  for (const file of ["/etc/resolv.conf", CERTIFICATES, join(process.env.HOME ?? "", ".npmrc")]) {
    if (existsSync(file)) cpSync(file, join(tree, file), { dereference: true });
  }
  run(["useradd", "--uid", USER_ID, "--create-home", "node"]);
}

function realNode() {
  const path = nodePath();
  try {
    return join(dirname(path), readlinkSync(path));
  } catch {
    return path;
  }
}

function copy(rest) {
  const from = /^--from=(\w+) (\S+) (\S+)$/.exec(rest);
  if (from) return cpSync(join(trees[from[1]], from[2]), join(tree, from[3]), { recursive: true });
  // The context is what .dockerignore lets through.
  const wanted = readFileSync(".dockerignore", "utf8").split("\n");
  for (const line of wanted.filter((one) => one.startsWith("!"))) {
    const path = line.slice(1);
    cpSync(path, join(tree, workdir, path), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  return undefined;
}

function run(args) {
  shell("chroot", [tree, "/usr/bin/env", "-C", workdir, ...environment(), ...args]);
}

function environment() {
  const PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const pairs = { PATH, HOME: "/root", NODE_EXTRA_CA_CERTS: CERTIFICATES, ...env };
  return ["-i", ...Object.entries(pairs).map(([key, value]) => `${key}=${value}`)];
}

/** Starts the image's command as its user, with a root that is read-only but for /data and /tmp. */
async function serve() {
  const inside = [...environment(), `PORT=${PORT}`, "HOST=127.0.0.1", ...command].map(quote).join(" ");
  const mounts = [
    `mount --bind ${tree} ${tree}`,
    `mount -t tmpfs -o uid=${USER_ID} data ${tree}/data`,
    `mount -t tmpfs tmp ${tree}/tmp`,
    `mount -o remount,ro,bind ${tree}`,
  ];
  const id = user === "root" ? "0" : USER_ID;
  const script = `${mounts.join(" && ")} && exec chroot --userspec=${id}:${id} ${tree} /usr/bin/env -C ${workdir} ${inside}`;
  const server = spawn("unshare", ["--mount", "sh", "-c", script], { stdio: "inherit" });
  try {
    await waitForServer();
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
  }
  if (user === "root") throw new Error("The image's server runs as root.");
}

async function waitForServer() {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("The server of the image does not answer.");
}

function shell(name, args) {
  const done = spawnSync(name, args, { encoding: "utf8" });
  if (done.status === 0) return;
  throw new Error(`${name} ${args.join(" ")} failed:\n${done.stdout}${done.stderr}`);
}

function quote(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
