import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface Running {
  port: number;
  pid: number;
  stop(): void;
}

/** Starts the built product as operators run it, on a new database. */
export async function startServer(
  dataDir: string,
  also: NodeJS.ProcessEnv = {},
  entry = "src/app/server/main.ts",
): Promise<Running> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    BILLING: "off",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...also,
  };
  const child = await start([resolve(root, entry)], env, "is on at");
  return { port, pid: child.process.pid ?? 0, stop: () => void child.process.kill() };
}

export async function startPlain(bodyFile: string, headersFile: string): Promise<Running> {
  const child = await start(
    [resolve(import.meta.dirname, "plain.ts"), bodyFile, headersFile],
    process.env,
    "listening",
  );
  const port = Number(/(\d+)\s*$/.exec(child.output)?.[1]);
  return { port, pid: child.process.pid ?? 0, stop: () => void child.process.kill() };
}

function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  ready: string,
): Promise<{ process: ChildProcess; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.includes(ready)) return; // what comes after is the log of requests
      output += chunk.toString();
      if (output.includes(ready)) done({ process: child, output });
    });
    const kill = () => void child.kill();
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    child.on("exit", (code) => failed(new Error(`${args[0]} stopped with ${code}: ${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const bound = probe.address();
      probe.close(() => done(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
}
