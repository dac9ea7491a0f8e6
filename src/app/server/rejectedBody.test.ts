import { connect } from "node:net";
import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const origin = new URL(await world.listen());
const guidebook = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
const [section] = (await aroha.get(`/api/guidebooks/${guidebook}/sections`)).body;

/** Sends a request in slow pieces, reads nothing until all are sent, and answers what came back. */
async function sendSlowly(head: string[], bytes: number, pieces = 10): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname);
  let received = "";
  const isOver = new Promise<void>((over) => socket.once("close", () => over()));
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.on("error", () => {});
  const cookie = [...aroha.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const lines = [...head, `Host: ${origin.host}`, `Cookie: ${cookie}`, "Content-Type: application/json"];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  for (let piece = 0; piece < pieces && socket.writable; piece++) {
    socket.write("x".repeat(bytes / pieces));
    await new Promise((sent) => setTimeout(sent, 100));
  }
  await isOver;
  expect(socket.destroyed || socket.readableEnded).toBe(true);
  return received;
}

test("a body that is too large is told so when it has come, and the connection ends", async () => {
  const bytes = 13_000_000;
  const answer = await sendSlowly(
    [`PUT /api/guidebook-sections/${section.id} HTTP/1.1`, `Content-Length: ${bytes}`],
    bytes,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain("This section is more than 12 MB. Use fewer or smaller pictures.");
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("so is one that does not say how large it is", async () => {
  const chunk = "x".repeat(1024 * 1024);
  const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(2);
  const answer = await fetch(new URL("/api/auth/login", origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new Blob([chunks]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(answer.headers.get("connection")).toBe("close");
});

test("a proxy that sends a whole picture before it reads gets the sentence each time", async () => {
  const bytes = 7_700_000;
  const cookie = [...aroha.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    "POST /api/media HTTP/1.1",
    `Host: ${origin.host}`,
    `Cookie: ${cookie}`,
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${bytes}`,
  ];
  const statuses: string[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const socket = connect(Number(origin.port), origin.hostname);
    let received = "";
    let isSent = false;
    const ended = new Promise<string>((end) => {
      socket.once("close", () => end(received.split("\r\n")[0] ?? ""));
      socket.once("error", (error) => end(`${isSent ? "while reading" : "while sending"}: ${error.message}`));
    });
    socket.pause();
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes), () => {
      isSent = true;
      socket.on("data", (chunk) => (received += chunk.toString())).resume();
    });
    statuses.push(await ended);
  }
  expect(statuses).toEqual(Array(10).fill("HTTP/1.1 413 Payload Too Large"));
});
