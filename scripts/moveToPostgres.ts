import { resolve } from "node:path";
import { errorText } from "#app/server/startErrors.ts";

// Migrations are part of the build, which `npm run` makes before this starts.
const bundle = resolve(import.meta.dirname, "../build/server/index.js");
const built: typeof import("#app/server/app.ts") = await import(bundle);

try {
  const rows = await built.moveToPostgres(built.readConfig(process.env));
  process.stdout.write(
    `All ${rows} rows are in the PostgreSQL of DATABASE_URL. Start the server with it, and keep porchlight.db as a backup.\n`,
  );
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
