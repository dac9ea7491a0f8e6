import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";

// An export draws pages, which only the build can.
const bundle = resolve(import.meta.dirname, "../build/server/index.js");
if (!existsSync(bundle)) {
  process.stderr.write("There is no build yet. Run npm run build, as the checkout's owner.\n");
  process.exit(1);
}
const built: typeof import("#app/server/app.ts") = await import(bundle);

await built.openDatabaseForScript(async (context) => {
  // Who became another user with sudo is named as who they are.
  const operator = process.env.SUDO_USER ?? userInfo().username;
  const { lines, isRefused, hasDeleted } = await built.runAdmin(context, process.argv.slice(2), operator);
  if (hasDeleted) await built.eraseDeleted(context);
  for (const line of lines) (isRefused ? process.stderr : process.stdout).write(`${line}\n`);
  if (isRefused) process.exitCode = 2;
});
