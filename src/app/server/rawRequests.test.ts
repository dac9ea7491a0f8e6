import { connect } from "node:net";
import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const { host, hostname, port } = new URL(await world.listen());

/** Sends a request as it is written here, and returns all that comes back until the connection ends. */
async function sendRaw(lines: string[], body = ""): Promise<string> {
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  const isOver = new Promise<void>((over) => socket.once("close", () => over()));
  const [first = "", ...more] = lines;
  socket.write(`${[first, `Host: ${host}`, "Connection: close", ...more].join("\r\n")}\r\n\r\n${body}`);
  await isOver;
  return received;
}

const LOGIN = "POST /api/auth/login HTTP/1.1";
const HIDDEN = `0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

test.each([
  [["Content-Length: 5", "Transfer-Encoding: chunked"]],
  [["Content-Length: 5", "Content-Length: 6"]],
  [["Transfer-Encoding: xchunked"]],
])("a request that hides another behind %o is refused, and nothing after it is read", async (lengths) => {
  const received = await sendRaw([LOGIN, ...lengths], HIDDEN);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("a browser's cookies are not said back to whoever asks for that", async () => {
  const received = await sendRaw(["TRACE /login HTTP/1.1", "Cookie: porchlight_session=s3cret"]);
  expect(received).toMatch(/^HTTP\/1\.1 405 /);
  expect(received).toMatch(/^allow: GET, /im);
  expect(received).not.toContain("s3cret");
});
