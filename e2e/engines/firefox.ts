import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyActions, pressActions } from "./actions.ts";
import type { Engine } from "./engine.ts";

interface Reply {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "porchlight-firefox-"));
  const browser = spawn("firefox-esr", ["--headless", "--remote-debugging-port", "0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => browser.once("exit", () => resolve()));
  const socketUrl = await new Promise<string>((resolve, reject) => {
    let printed = "";
    browser.stderr.on("data", (words: Buffer) => {
      printed += words.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`Firefox ended\n${printed}`)));
  });
  const send = await connect(`${socketUrl}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] }; // WebDriver BiDi 7.3.6
  const context = contexts[0]?.context ?? "";
  const act = (actions: object[]) => send("input.performActions", { context, actions });
  return {
    name: "Firefox",
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const answer = (await send("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }; // WebDriver BiDi 7.6.4
      if (answer.type !== "success") throw new Error(answer.exceptionDetails?.text ?? "no answer");
      return JSON.parse(answer.result?.value ?? "null");
    },
    async press(x, y) {
      await act(pressActions(x, y));
    },
    async type(text) {
      await act(keyActions(text));
    },
    async print() {
      const page = { width: 21, height: 29.7 };
      const { data } = (await send("browsingContext.print", { context, page, margin: zeroMargin })) as {
        data: string;
      }; // WebDriver BiDi 7.3.7
      return Buffer.from(data, "base64");
    },
    async screenshot() {
      const { data } = (await send("browsingContext.captureScreenshot", { context })) as { data: string }; // WebDriver BiDi 7.3.2
      return Buffer.from(data, "base64");
    },
    async stop() {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const zeroMargin = { top: 0, right: 0, bottom: 0, left: 0 };

/** Returns what sends a command and waits for its result. */
async function connect(url: string): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply; // WebDriver BiDi 5
    const command = waiting.get(reply.id ?? -1);
    if (reply.type === "success") command?.resolve(reply.result);
    else if (reply.type === "error") command?.reject(new Error(reply.message));
  });
  let last = 0;
  return (method, params) => {
    const id = ++last;
    const command = Promise.withResolvers<unknown>();
    waiting.set(id, command);
    socket.send(JSON.stringify({ id, method, params }));
    return command.promise;
  };
}
