// What Lighthouse says of four pages on a phone. Lighthouse is large and rarely wanted, so npm brings it for the run.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { nodePath } from "./prepare.mjs";

const PAGES = ["/", "/pricing", "/blog/airbnb-guest-manual-template", "/view/demo-wanaka-retreat"];
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const CHROME =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";

const folder = mkdtempSync(join(tmpdir(), "porchlight-lighthouse-"));
const chromium = findChromium();
const server = await startServer();
try {
  for (const page of PAGES) {
    const scores = look(server.url + page);
    // Guest pages stay out of search engines on purpose.
    if (page.startsWith("/view/")) delete scores.seo;
    if (Object.entries(scores).some(([name, score]) => score < GOALS[name])) process.exitCode = 1;
    const words = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
    process.stdout.write(`${page.padEnd(40)}${words.join(", ")}\n`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function look(url, triesLeft = 3) {
  const file = join(folder, "report.json");
  const args = [url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${CHROME}`];
  const done = spawnSync("npx", ["--yes", "lighthouse@13.5.0", ...args], {
    encoding: "utf8",
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
  });
  // Now and then it misses the beginning of a page, and says itself to run it again.
  if (done.status !== 0 && triesLeft > 0) return look(url, triesLeft - 1);
  if (done.status !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${done.stderr}`);
  const { categories } = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    Object.keys(GOALS).map((name) => [name, Math.round(categories[name].score * 100)]),
  );
}

function startServer() {
  const env = { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), BILLING: "test" };
  const child = spawn(nodePath(), ["src/app/server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on("data", (words) => {
      const url = /is on at (\S+)/.exec(String(words))?.[1];
      if (url) resolve({ url, stop: () => child.kill() && ended });
    });
  });
}
