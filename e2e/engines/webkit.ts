import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keyActions, pressActions } from "./actions.ts";
import type { Engine } from "./engine.ts";

const LIBRARIES = "/usr/lib";
const PORT = 4499;

/** Starts WebKitGTK on a virtual screen, and drives it by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { display, screen } = await startScreen();
  const driver = spawn("WebKitWebDriver", [`--port=${PORT}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  await answering();
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const requested = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const { sessionId } = (await send("POST", "/session", { capabilities: requested })) as {
    sessionId: string;
  }; // WebDriver 8.1
  const session = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body);
  const act = (actions: object[]) => session("POST", "/actions", { actions });
  return {
    name: "WebKit",
    async open(url) {
      await session("POST", "/url", { url });
    },
    async resize(width, height) {
      await session("POST", "/window/rect", { width, height });
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then(
        (value) => done(JSON.stringify([value ?? null])), (error) => done(JSON.stringify({ error: String(error) })));`;
      const text = (await session("POST", "/execute/async", { script, args: [] })) as string; // it is what `done` was given
      const answer: unknown = JSON.parse(text);
      if (!Array.isArray(answer)) throw new Error(text);
      return answer[0];
    },
    async press(x, y) {
      await act(pressActions(x, y));
    },
    async type(text) {
      await act(keyActions(text));
    },
    async print() {
      return null;
    },
    async screenshot() {
      return Buffer.from((await session("GET", "/screenshot")) as string, "base64"); // WebDriver 17.1
    },
    async stop() {
      await session("DELETE", "").catch(() => {});
      driver.kill();
      screen.kill();
    },
  };
}

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const sent = method === "POST" ? { body: JSON.stringify(body ?? {}) } : {};
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, ...sent });
  const { value } = (await answer.json()) as { value: unknown }; // WebDriver 6.3
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => null)) return;
    await wait(100);
  }
  throw new Error("WebKitWebDriver did not start");
}

/** Xvfb says on a descriptor which number it found free. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (words: Buffer) => resolve(words.toString().trim()));
    screen.once("exit", () => reject(new Error("Xvfb ended")));
  });
  return { display: `:${number}`, screen };
}

/** Debian puts it into the folder of the library of each version. */
function miniBrowser(): string {
  for (const machine of readdirSync(LIBRARIES)) {
    for (const version of ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]) {
      const path = join(LIBRARIES, machine, version, "MiniBrowser");
      if (existsSync(path)) return path;
    }
  }
  throw new Error("MiniBrowser was not found");
}
