import { connect, type Socket } from "node:net";

export interface Target {
  port: number;
  path: string;
  headers?: Record<string, string>;
}

const CONNECTIONS = 32;

/** Returns responses per second over several connections, each of which repeats its request after a response. */
export async function measure({ port, path, headers = {} }: Target, seconds: number): Promise<number> {
  const fields = { Host: `127.0.0.1:${port}`, "Accept-Encoding": "br", ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  let answers = 0;
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => open(port, request, () => answers++)),
  );
  await wait(0.3);
  answers = 0;
  const started = performance.now();
  await wait(seconds);
  const perSecond = answers / ((performance.now() - started) / 1000);
  for (const socket of sockets) socket.destroy();
  return perSecond;
}

function open(port: number, request: Buffer, answered: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.setNoDelay();
      socket.write(request);
      resolve(socket);
    });
    let missing = 0;
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      missing = missing === 0 ? missingAfter(chunk) : missing - chunk.length;
      if (missing > 0) return;
      missing = 0;
      answered();
      socket.write(request);
    });
  });
}

/** How much of the body is still to come after the piece that brought the head. */
function missingAfter(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n") + 4;
  const length = /content-length: (\d+)/i.exec(chunk.toString("latin1", 0, end))?.[1] ?? "0";
  return Number(length) - (chunk.length - end);
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
