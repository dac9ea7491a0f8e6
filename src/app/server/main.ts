import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { productFrom } from "#core/product.ts";
import { errorText, whyNoData, whyNotListening } from "#app/server/startErrors.ts";

// What this process writes is its own user's to read: email addresses, door codes, hashes.
process.umask(0o077);

const root = resolve(import.meta.dirname, "../../..");
const bundle = resolve(root, "build/server/index.js");
if (!existsSync(bundle)) exit("There is no build yet. Run npm start, which makes it, or npm run build.");
// The build is made before the server starts and is not there when types are checked.
const built: typeof import("#app/server/app.ts") = await import(bundle);

const config = await orExit(errorText, () => built.readConfig(process.env));
const context = await orExit(
  (error) => whyNoData(error, config),
  async () => {
    mkdirSync(config.dataDir, { recursive: true });
    accessSync(config.dataDir, constants.W_OK);
    const migrating = built.openContext({ config, isPatient: true });
    try {
      await built.migrate(migrating);
    } finally {
      await migrating.close();
    }
    const opened = built.openContext({ config });
    await built.loadSettings(opened);
    // Makes the key file where it is missing: the operator copies it after the first start.
    built.secretBoxOf(opened);
    return opened;
  },
);
await orExit(errorText, () => built.openPlanPrice(context));
const assets = built.readAssets(resolve(root, "build"));
const app = await orExit(errorText, () => built.createApp(context, assets));
const answerCached = built.answerCachedPages(context);
const handleRequest = getRequestListener(app.fetch);
await built.warmUp(context, assets);
let jobs: ReturnType<typeof built.startJobs> | undefined;

const begin = built.onePerTurn();
const server = createServer((request, response) => {
  answerCached(request, response, () => begin(() => void handleRequest(request, response)));
});
// Longer than proxies keep theirs: one that is closed while the next request is on its way answers a visitor with 502.
server.keepAliveTimeout = 75_000;
server.on("error", (error) => exit(whyNotListening(error, config)));
server.listen(config.port, config.host, () => {
  jobs = built.startJobs(context);
  built.recordServer(context);
  built.followSettings(context);
  void built.warnOfUnusable(context);
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.port;
  process.stdout.write(
    `${config.product.name} is on at ${config.publicUrl ?? `http://${config.host}:${port}`}\n`,
  );
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);

const LOOK_MS = 100;
const PATIENCE_MS = 9000;
const AT_LAST_MS = 10_000;

let isStopping = false;

/** Lets the answers and jobs under way finish, and then cuts off what still streams. */
function stop() {
  // A supervisor signals npm and the server, and npm passes its signal on: the second must not end what the first began.
  if (isStopping) return;
  isStopping = true;
  built.stopTaking(context);
  setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  setTimeout(() => process.exit(1), AT_LAST_MS).unref();
  const isClosed = new Promise((closed) => server.close(closed));
  void Promise.all([isClosed, jobs?.stop()])
    .then(() => context.close())
    .finally(() => process.exit(0));
}

async function orExit<T>(why: (error: unknown) => string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    return exit(why(error));
  }
}

/** Prints the reason as a sentence; a stack would not help the operator. */
function exit(why: string): never {
  process.stderr.write(`${productFrom(process.env).name} cannot start. ${why}\n`);
  process.exit(1);
}
