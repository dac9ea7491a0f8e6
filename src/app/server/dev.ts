import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { Assets } from "#app/server/assets.ts";
import { whyNotListening } from "#app/server/startErrors.ts";

type Bundle = typeof import("#app/server/app.ts");

const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
// Pages are cached as the code drew them: a change reloads the server's modules and empties the cache.
vite.watcher.on("change", () => vite.environments.ssr.moduleGraph.invalidateAll());
const load = async () => (await vite.ssrLoadModule("/src/app/server/app.ts")) as Bundle; // Vite cannot know what it loads

// Vite serves the sources themselves; a stylesheet that no module imports needs `?direct`.
const direct = (source: string) => `/${source}${source.endsWith(".css") ? "?direct" : ""}`;
const sources: Assets = {
  url: direct,
  style: async (source) => (await vite.environments.client.transformRequest(direct(source)))?.code ?? "",
  serve: (_c, next) => next(),
};

const first = await load();
const config = first.readConfig(process.env);
const context = first.openContext({ config });
await first.migrate(context);
await first.loadSettings(context);
await first.openPlanPrice(context);
first.startJobs(context);

const listener = getRequestListener(async (request, env) => {
  const { createApp } = await load();
  return createApp(context, sources).fetch(request, env);
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.on("error", (error) => {
  process.stderr.write(`${whyNotListening(error, config)}\n`);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  process.stdout.write(`${config.product.name} is in development at http://${config.host}:${config.port}\n`);
});
