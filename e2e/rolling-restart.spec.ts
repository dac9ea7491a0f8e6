import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";

/** Two processes on one data folder behind a proxy, as docs/operating.md has them. */
const folder = mkdtempSync(join(tmpdir(), "porchlight-rolling-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  port: number;
  process: ChildProcess;
}

async function start(port = 0): Promise<Started> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    BILLING: "off",
    TRUST_PROXY: "127.0.0.1",
  };
  const server = spawn(process.execPath, ["src/app/server/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = "";
    server.stdout.on("data", (text: Buffer) => {
      printed += text.toString();
      const found = /is on at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`it ended with ${code}: ${printed}`)));
  });
  return { port: Number(new URL(url).port), process: server };
}

async function restart({ port, process: old }: Started): Promise<Started> {
  const ended = new Promise<number | null>((resolve) => old.once("exit", resolve));
  old.kill("SIGTERM");
  expect(await ended).toBe(0);
  return start(port);
}

/** As nginx does with two servers and \`proxy_next_upstream error\`: who cannot be connected to is passed over. */
async function openProxy(ports: number[]): Promise<{ port: number; close(): void }> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, untried: number[]) => {
    const [port, ...others] = untried;
    const onward = request(
      {
        host: "127.0.0.1",
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent: false,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", (error: Error & { code?: string }) => {
      const isSafe = incoming.method === "GET" || error.code === "ECONNREFUSED";
      if (others.length > 0 && isSafe && !response.headersSent) pass(incoming, body, response, others);
      else response.writeHead(502).end();
    });
    onward.end(body);
  };
  const proxy = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () =>
      pass(incoming, Buffer.concat(chunks), response, turn++ % 2 ? ports : ports.toReversed()),
    );
  });
  await new Promise<void>((listening) => void proxy.listen(0, "127.0.0.1", listening));
  return { port: (proxy.address() as AddressInfo).port, close: () => proxy.closeAllConnections() }; // a port, not a pipe
}

test("Two processes that are restarted one after the other fail no request", async () => {
  const before = [await start(), await start()];
  const proxy = await openProxy(before.map(({ port }) => port));
  const origin = `http://127.0.0.1:${proxy.port}`;
  const person = { password: "lamp by the door 7", firstName: "Ana", lastName: "Host" };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = await post("/api/auth/signup", { ...person, email: "ana@example.com" });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const statuses = new Map<string, number>();
  const over = new AbortController();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const reader = async () => {
    while (!over.signal.aborted) {
      await new Promise<void>((done) => {
        request(`${origin}/view/demo-wanaka-retreat`, { agent }, (response) => {
          count(`read ${response.statusCode}`);
          response.resume().once("end", done);
        })
          .on("error", () => (count("read broken"), done()))
          .end();
      });
      await wait(5);
    }
  };
  const writer = async () => {
    for (let at = 0; !over.signal.aborted; at++) {
      const made = await post("/api/guidebooks", { name: `House ${at}` }, { cookie }).catch(() => null);
      count(
        `save ${made?.status === 201 || made?.status === 403 || made?.status === 429 ? "answered" : made?.status}`,
      );
      await wait(100);
    }
  };
  const load = [reader(), reader(), reader(), writer()];
  const after: Started[] = [];
  for (const one of before) {
    await wait(500);
    after.push(await restart(one));
  }
  await wait(500);
  over.abort();
  await Promise.all(load);
  proxy.close();
  expect([...statuses.keys()].toSorted()).toEqual(["read 200", "save answered"]);
  expect(statuses.get("read 200")).toBeGreaterThan(100);
  for (const { process: server } of after) server.kill("SIGTERM");
});
