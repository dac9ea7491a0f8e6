// Runs the proxies of the compose files with Debian's Caddy, in front of a stand-in server: whose IP a server sees. Prints what
// only Docker can show.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import proxyAddr from "proxy-addr";
import { parse } from "yaml";
import { findProgram, installFromDebian } from "./debian.mjs";

const VISITOR = "203.0.113.9";
const PORT = 3412;

const caddy = findProgram(["caddy"]) ?? installFromDebian("caddy");
const trusts = proxyAddr.compile(["loopback", "uniquelocal"]);
const seen = [];
const server = createServer((request, response) => {
  seen.push(proxyAddr(request, trusts));
  response.end();
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const folder = mkdtempSync(join(tmpdir(), "porchlight-compose-"));
try {
  for (const file of ["compose.yaml", "compose.many.yaml"]) await check(file);
} finally {
  server.close();
  rmSync(folder, { recursive: true });
}
process.stdout.write(
  "The proxies pass on what they should. Not run, as there is no Docker: the containers, their network, and the certificate.\n",
);

async function check(file) {
  const { services, configs } = parse(readFileSync(file, "utf8"));
  const content = configs.caddyfile.content.replaceAll("$$", "$");
  for (const [name, { image, environment = {} }] of Object.entries(services)) {
    if (image !== "caddy:2") continue;
    validate(content, { ...environment, SITE: "https://guide.example.com" });
    const forwarded = await ipSeenThrough(content, environment);
    // Only behind another proxy may a visitor's request say whose it is.
    const expected = environment.IN_FRONT === "private_ranges" ? VISITOR : "127.0.0.1";
    if (forwarded !== expected) throw new Error(`${file}, ${name}: the server saw ${forwarded}.`);
    process.stdout.write(`${file}, ${name}: the server sees ${forwarded}\n`);
  }
}

function validate(content, environment) {
  const path = caddyfile(content);
  const done = spawnSync(caddy, ["adapt", "--config", path, "--adapter", "caddyfile"], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  if (done.status !== 0) throw new Error(done.stderr);
}

/** Starts Caddy as a compose file does, but for the names of the servers, and asks it once as a proxy in front would. */
async function ipSeenThrough(content, environment) {
  const upstream = `127.0.0.1:${server.address().port}`;
  const path = caddyfile(content.replaceAll(/\w+:3000/g, upstream));
  const child = spawn(caddy, ["run", "--config", path, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...environment,
      SITE: `http://127.0.0.1:${PORT}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/`, {
        headers: { "X-Forwarded-For": VISITOR },
      }).catch(() => null);
      if (answer?.ok) return seen.pop();
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("Caddy does not answer.");
  } finally {
    child.kill();
    await new Promise((done) => child.once("exit", done));
  }
}

function caddyfile(content) {
  const path = join(folder, "Caddyfile");
  writeFileSync(path, `{\n  admin off\n}\n${content}`);
  return path;
}
