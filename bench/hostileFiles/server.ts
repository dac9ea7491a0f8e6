import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { basename, join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { ok, refused } from "#core/refusal.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";

/** The built product, as `src/app/server/main.ts` runs it, whose internet is a folder of feeds. */
const root = resolve(import.meta.dirname, "../..");
// The build is made before this is run and is not there when types are checked.
const built: typeof import("#app/server/app.ts") = await import(resolve(root, "build/server/index.js"));
const config = built.readConfig(process.env);
mkdirSync(config.dataDir, { recursive: true });
const context = built.openContext({ config });
await built.migrate(context);
context.fetchPublicUrl = (url, { maxBytes }) => {
  const content = readFileSync(join(process.env.FEEDS ?? "", basename(new URL(url).pathname)));
  if (content.length > maxBytes) return Promise.resolve(refused(urlRefusals.tooLarge));
  return Promise.resolve(ok({ isChanged: true, url, content, contentType: "text/calendar", etag: null }));
};
const assets = built.readAssets(resolve(root, "build"));
const app = built.createApp(context, assets);
const answerCached = built.answerCachedPages(context);
const handleRequest = getRequestListener(app.fetch);
/** The longest turn of the event loop, in milliseconds of the clock and of the processor, which others use too. */
const longestTurn = { clock: 0, processor: 0 };
let [turnBegan, processorBegan] = [performance.now(), processorTime()];
setInterval(() => {
  const [now, used] = [performance.now(), processorTime()];
  longestTurn.clock = Math.max(longestTurn.clock, now - turnBegan);
  longestTurn.processor = Math.max(longestTurn.processor, used - processorBegan);
  [turnBegan, processorBegan] = [now, used];
}, 1);
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
createServer((request, response) => {
  if (request.url === "/longest-turn") {
    response.end(JSON.stringify(longestTurn));
    Object.assign(longestTurn, { clock: 0, processor: 0 });
    return;
  }
  answerCached(request, response, () => void handleRequest(request, response));
}).listen(config.port, "127.0.0.1", () => {
  built.startJobs(context);
  process.stdout.write("is on at\n");
});
