// Serves a sample account on the loopback address, in a data folder that is deleted at the end: `npm run sample`.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { SAMPLE_CALENDAR, SAMPLE_HOST, sampleFeed, seedSample } from "./sample/seed.ts";

const { PORT = "3000", HOST, PUBLIC_URL, NODE_ENV } = process.env;
if (PUBLIC_URL || NODE_ENV === "production") {
  exit("The sample signs in everyone who opens it. Unset PUBLIC_URL and NODE_ENV=production.");
}
if (HOST && !["127.0.0.1", "localhost", "::1"].includes(HOST)) {
  exit("The sample is served on the loopback address only. Unset HOST.");
}

process.umask(0o077);
const root = resolve(import.meta.dirname, "..");
// The build is made before this runs and is not there when types are checked.
const built: typeof import("#app/server/app.ts") = await import(join(root, "build/server/index.js"));
const dataDir = mkdtempSync(join(tmpdir(), "porchlight-sample-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

// No other setting is read: no service, key or database of this machine belongs to the sample.
const config = built.readConfig({ PORT, DATA_DIR: dataDir, BILLING: "test" });
const opened = built.openContext({ config });
const context: typeof opened = {
  ...opened,
  fetchPublicUrl: async (url, options) => {
    if (url !== SAMPLE_CALENDAR) return opened.fetchPublicUrl(url, options);
    const content = Buffer.from(sampleFeed(Date.now()));
    return { ok: true, value: { isChanged: true, url, content, contentType: "text/calendar", etag: null } };
  },
};
await built.migrate(context);
const assets = built.readAssets(join(root, "build"));
const app = built.createApp(context, assets);
const cookies = await seedSample(
  async (request) => app.fetch(request),
  `http://127.0.0.1:${PORT}`,
  Date.now(),
);

const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => {
  if (request.url !== "/sample") return void listener(request, response);
  const setCookies = cookies.split("; ").map((cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Lax`);
  response.writeHead(302, { Location: "/", "Set-Cookie": setCookies }).end();
});
server.on("error", (error) => exit(error.message));
server.listen(config.port, "127.0.0.1", () => {
  const jobs = built.startJobs(context);
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.port;
  const { email, password } = SAMPLE_HOST;
  process.stdout.write(`The sample is on at http://127.0.0.1:${port}/sample (${email}, ${password})\n`);
  const stop = () => {
    server.closeAllConnections();
    server.close();
    void jobs.stop().then(() => context.close().finally(() => process.exit(0)));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
});

function exit(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
