// Runs the built product with a clock and an internet that tests set. STAGE names the folder with both.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { newInternet } from "#test/internet.ts";

const root = resolve(import.meta.dirname, "../..");
// The build is made before the server starts and is not there when types are checked.
const built: typeof import("#app/server/app.ts") = await import(join(root, "build/server/index.js"));

const stage = process.env["STAGE"] ?? "";
const fileOf = (name: string) => {
  const file = join(stage, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};
const internet = newInternet();

const config = built.readConfig(process.env);
const context = built.openContext({
  config,
  now: () => Number(fileOf("clock") ?? Date.now()),
  fetchPublicUrl: (url, options) => {
    const text = fileOf(`${new URL(url).hostname}.ics`);
    if (text !== undefined) internet.pages.set(url, text);
    return internet.fetchPublicUrl(url, options);
  },
});
await built.migrate(context);
const assets = built.readAssets(join(root, "build"));
const handleRequest = getRequestListener(built.createApp(context, assets).fetch);
const answerCached = built.answerCachedPages(context);
const server = createServer((request, response) =>
  answerCached(request, response, () => void handleRequest(request, response)),
);
server.listen(0, config.host, () => {
  built.startJobs(context);
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  process.stdout.write(`Porchlight is on at http://${config.host}:${port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
