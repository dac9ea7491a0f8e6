// A PostgreSQL of our own for the tests: made in a temporary folder, thrown away afterwards.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";

/** Starts a server and answers its URL and how to stop it. */
export async function startPostgres() {
  const bin = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), "porchlight-pg-"));
  const as = asAnother(folder);
  const data = join(folder, "data");
  must(
    spawnSync(
      join(bin, "initdb"),
      ["-D", data, "-U", "porchlight", "-A", "trust", "-E", "UTF8", "--no-sync"],
      as,
    ),
  );

  const port = await freePort();
  const flags = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "max_connections=300"];
  const start = async () => {
    const options = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...flags];
    const started = spawn(join(bin, "postgres"), options, { ...as, stdio: "ignore" });
    await isListening(port);
    return started;
  };
  const end = async (server) => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill("SIGINT")) await ended;
  };
  let server = await start();
  return {
    url: `postgres://porchlight@127.0.0.1:${port}/postgres`,
    /** Stops it until `resume`, as a machine that restarts does. */
    pause: () => end(server),
    async resume() {
      server = await start();
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function installBinaries() {
  installFromDebian("postgresql");
  const found = findBinaries();
  if (!found)
    throw new Error(
      "PostgreSQL is not there and could not be installed. Install it, then run npm test again.",
    );
  return found;
}

/** initdb refuses root, so root runs it as the system's unprivileged user. */
function asAnother(folder) {
  if (process.getuid?.() !== 0) return { encoding: "utf8" };
  const uid = 65534;
  chownSync(folder, uid, uid);
  return { uid, gid: uid, cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } };
}

function must(done) {
  if (done.status !== 0) throw new Error(`${done.stderr ?? ""}${done.error?.message ?? ""}`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function isListening(port) {
  const { default: pg } = await import("pg");
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "porchlight", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start within ten seconds.");
}
