import { keepEarlierAssets } from "../scripts/earlierAssets.mjs";
import { expect, test } from "@playwright/test";
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "porchlight-operator-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  /** Where it serves, or undefined where it ended before it did. */
  url: string | undefined;
  output(): string;
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/** Starts the built product as an operator does, and waits until it serves or ends. */
async function start(env: Record<string, string> = {}): Promise<Run> {
  const server = spawn(process.execPath, ["src/app/server/main.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, BILLING: "test", ...env },
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (words: Buffer) => {
        output += words.toString();
        const found = /is on at (\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    void ended.then(() => resolve(undefined));
  });
  // As it comes from a supervisor: to the server, and once more through npm.
  const stop = async () => {
    server.kill("SIGTERM");
    await setTimeout(50);
    server.kill("SIGTERM");
    return ended;
  };
  return { url, output: () => output, ended, stop };
}

/** The rights of everything in a folder, itself included, that its user does not share. */
function rightsOfOthers(path: string): string[] {
  return [".", ...readdirSync(path, { recursive: true, encoding: "utf8" })].filter(
    (name) => (statSync(join(path, name)).mode & 0o077) !== 0,
  );
}

test("What the server writes is its own user's to read", { tag: "@quick" }, async () => {
  const data = join(folder, "new");
  const run = await start({ DATA_DIR: data });
  await fetch(`${run.url}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "aroha@example.com" }),
  });
  await run.stop();
  expect(readdirSync(data).length).toBeGreaterThan(0);
  expect(rightsOfOthers(data)).toEqual([]);
});

async function takePort(): Promise<{ port: string; taken: Server }> {
  const taken = createServer();
  await new Promise<void>((listening) => void taken.listen(0, "127.0.0.1", listening));
  const bound = taken.address();
  return { port: String(typeof bound === "object" ? bound?.port : 0), taken };
}

test.describe("A start that cannot be ends with one sentence that says what to do", () => {
  const file = () => join(folder, "a-file");
  const noDatabase = () => join(folder, "broken");
  const aBackup = () => join(folder, "monday");
  const cases: [string, () => Record<string, string>, RegExp][] = [
    ["a wrong setting", () => ({ PORT: "eighty" }), /PORT must be a port number from 0 to 65535\.$/],
    ["a host that is not here", () => ({ HOST: "192.0.2.1" }), /Set HOST to 127\.0\.0\.1, or to 0\.0\.0\.0/],
    ["a file for a folder", () => ({ DATA_DIR: file() }), /a-file is not a folder\. Set DATA_DIR to one\.$/],
    ["a folder in a file", () => ({ DATA_DIR: join(file(), "data") }), /is not a folder\. Set DATA_DIR/],
    ["a damaged database", () => ({ DATA_DIR: noDatabase() }), /damaged or no database\. Put a backup/],
    [
      "a backup",
      () => ({ DATA_DIR: aBackup() }),
      /is a backup, .* Copy it to another folder, delete BACKUP\.txt from the copy, and set DATA_DIR to the copy\.$/,
    ],
    [
      "a PostgreSQL that is not there",
      () => ({ DATABASE_URL: "postgres://porch:s3cret@127.0.0.1:9/porch" }),
      /The PostgreSQL of DATABASE_URL does not answer .* Start it, or correct the address\.$/,
    ],
  ];
  for (const [what, env, sentence] of cases)
    test(what, async () => {
      writeFileSync(file(), "not a folder");
      mkdirSync(noDatabase());
      mkdirSync(aBackup());
      writeFileSync(join(aBackup(), "BACKUP.txt"), "");
      writeFileSync(join(noDatabase(), "porchlight.db"), "This was a database once. ".repeat(100));
      const run = await start(env());
      expect(await run.ended).toBe(1);
      expect(run.output().trim()).toMatch(sentence);
      expect(run.output().trim().split("\n")).toHaveLength(1);
      expect(run.output()).not.toContain("s3cret");
    });

  test("an unknown NODE_ENV", async () => {
    const run = await start({ NODE_ENV: "prod" });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("NODE_ENV must be production or development.");
  });

  test("a port that is taken", async () => {
    const { port, taken } = await takePort();
    const run = await start({ PORT: port });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT`);
    taken.close();
  });
});

test("A start does not wait for a mail server that is silent, nor for one that is not there", async () => {
  const { port, taken } = await takePort();
  const silent = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await fetch(`${silent.url}/healthz`)).status).toBe(200);
  expect(await silent.stop()).toBe(0);
  taken.close();
  const away = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect((await fetch(`${away.url}/healthz`)).status).toBe(200);
  await expect.poll(() => away.output()).toContain("Start it, open the network to it, or correct SMTP_URL.");
  expect(await away.stop()).toBe(0);
});

test.describe("What runs beside a server says where to look when there is none, and makes no database", () => {
  const commands = {
    backup: (to: string) => ["scripts/backup.ts", to],
    "account:delete": () => ["scripts/deleteAccount.ts", "aroha@example.com", "--for-good"],
    analytics: () => ["scripts/analytics.ts"],
    "places:import": () => ["scripts/placesImport.ts", "extract.osm.pbf"],
  };
  for (const [name, args] of Object.entries(commands))
    test(name, async () => {
      const run = spawnSync(process.execPath, args(join(folder, "backup")), {
        env: { ...process.env, DATA_DIR: folder },
        encoding: "utf8",
      });
      expect(run.stderr.trim()).toBe(
        `There is no database in ${folder} that this user may read. Start the server once with npm start, or set DATA_DIR or DATABASE_URL as it has them.`,
      );
      expect(run.status).toBe(1);
      expect(readdirSync(folder)).toEqual([]);
    });
});

test.describe("Before anything is built", () => {
  /** A checkout whose builder is this script. */
  function checkout(builder: string) {
    const property = join(folder, "node_modules/@react-router/dev/dist/cli");
    mkdirSync(property, { recursive: true });
    mkdirSync(join(folder, "scripts"));
    for (const script of ["prepare.mjs", "earlierAssets.mjs"])
      cpSync(`scripts/${script}`, join(folder, "scripts", script));
    writeFileSync(join(property, "index.js"), builder);
  }

  /** Prepares it as a start does, under a limit of the shell's, and hears what it says. */
  function build(limit = "true", hear: (words: string) => void = () => {}) {
    const prepare = pathToFileURL(join(folder, "scripts/prepare.mjs")).href;
    const command = `${limit}; exec "$0" -e 'import("${prepare}").then((it) => it.ensureBuilt())'`;
    const run = spawn("sh", ["-c", command, process.execPath]);
    run.stdout.on("data", (words: Buffer) => hear(words.toString()));
    return new Promise<number | null>((resolve) => void run.once("exit", resolve));
  }

  test("several that start: one builds, and the others wait for it", async () => {
    // Builds for a while, and fails if another process is building.
    checkout(`const fs = require("node:fs");
      fs.writeFileSync("busy", "", { flag: "wx" });
      setTimeout(() => { fs.rmSync("busy"); fs.appendFileSync("built", "once "); }, 500);`);
    let output = "";
    const prepare = () => build("true", (words) => (output += words));
    expect(await Promise.all([prepare(), prepare(), prepare()])).toEqual([0, 0, 0]);
    expect(readFileSync(join(folder, "built"), "utf8")).toBe("once ");
    expect(output.match(/Building …/g)).toHaveLength(1);
  });

  test("a start that could write nothing keeps no later one waiting", async () => {
    checkout("");
    expect(await build("trap '' XFSZ; ulimit -f 0")).not.toBe(0);
    expect(await build()).toBe(0);
  });
});

test("Four that start on one empty data folder all serve", async () => {
  const runs = await Promise.all([start(), start(), start(), start()]);
  for (const run of runs) {
    expect(run.output()).toMatch(/is on at http/);
    expect((await fetch(`${run.url}/healthz`)).status).toBe(200);
  }
  expect(await Promise.all(runs.map((run) => run.stop()))).toEqual([0, 0, 0, 0]);
});

test(
  "Asked to stop, it finishes what is under way, lets go at once, and leaves one whole file",
  { tag: "@quick" },
  async () => {
    const run = await start();
    const { port } = new URL(run.url ?? "");
    const body = JSON.stringify({ email: "aroha@example.com", password: "lamp by the door 7" });
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (words: Buffer) => (answer += words.toString()));
    const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    await fetch(`${run.url}/healthz`);

    const began = Date.now();
    const ended = run.stop();
    await expect.poll(() => fetch(`${run.url}/healthz`).catch(() => "refused")).toBe("refused");
    socket.write(body.slice(20));
    expect(await ended).toBe(0);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(Date.now() - began).toBeLessThan(5000);
    expect(readdirSync(folder)).toEqual(["porchlight.db", "secret.key"]);
  },
);

test("Stopped after guests read and hosts wrote, its one file alone holds everything", async () => {
  const aroha = { email: "aroha@example.com", password: "lamp by the door 7" };
  const post = (url: string, body: object) =>
    fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const run = await start();
  expect((await fetch(`${run.url}/view/demo-wanaka-retreat`)).status).toBe(200);
  const signedUp = { ...aroha, firstName: "Aroha", lastName: "Ngata" };
  expect((await post(`${run.url}/api/auth/signup`, signedUp)).ok).toBe(true);
  expect((await fetch(`${run.url}/view/demo-wanaka-retreat`)).status).toBe(200);
  expect(await run.stop()).toBe(0);
  const files = readdirSync(folder).filter((name) => name !== "outbox"); // emails
  expect(files).toEqual(["porchlight.db", "secret.key"]);

  const copy = join(folder, "copy");
  mkdirSync(copy);
  cpSync(join(folder, "porchlight.db"), join(copy, "porchlight.db"));
  const restored = await start({ DATA_DIR: copy });
  expect((await post(`${restored.url}/api/auth/login`, aroha)).status).toBe(200);
  await restored.stop();
});

test("The log begins with the version, which /healthz says too", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const run = await start({ NODE_ENV: "production" });
  expect(await (await fetch(`${run.url}/healthz`)).json()).toEqual({ status: "ok", version });
  await run.stop();
  expect(run.output().split("\n")[0]).toContain(`"version":"${version}","msg":"Porchlight starts"`);
});

test("The key that no backup has is there after the first start", async () => {
  const run = await start();
  await run.stop();
  expect(readdirSync(folder)).toContain("secret.key");
});

test("What cannot be decoded is no screen, and is printed nowhere", async () => {
  const run = await start({ NODE_ENV: "production" });
  expect((await fetch(`${run.url}/k3y%E0%A4%A`)).status).toBe(404);
  await run.stop();
  expect(run.output()).toContain('"route":"/*"');
  expect(run.output()).not.toContain("k3y");
});

test("Files of the build before stay for a week, and no longer", async () => {
  const assets = join(folder, "client/assets");
  const build = (...names: string[]) => {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const name of names) writeFileSync(join(assets, name), name);
  };
  const earlier = () => readdirSync(join(folder, "earlier")).toSorted();
  const DAY = 24 * 60 * 60 * 1000;
  const firstDay = Date.UTC(2026, 0, 1);
  keepEarlierAssets(folder, firstDay)();
  build("a-1.js", "b-1.js");
  for (const [day, names, left] of [
    [1, ["a-2.js", "b-1.js"], ["a-1.js"]],
    [2, ["a-3.js", "b-2.js"], ["a-1.js", "a-2.js", "b-1.js"]],
    [8.5, ["a-4.js", "b-2.js"], ["a-2.js", "a-3.js", "b-1.js"]],
    [20, ["a-2.js"], ["a-4.js", "b-2.js"]],
  ] as const) {
    const tidyUp = keepEarlierAssets(folder, firstDay + day * DAY);
    build(...names);
    tidyUp();
    expect(earlier()).toEqual(left);
  }
});
