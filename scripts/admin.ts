import { userInfo } from "node:os";
import { runAdmin } from "#operator/commands.server.ts";
import { eraseDeleted } from "#server/eraseDeleted.ts";
import { openForScript } from "#server/openForScript.ts";

await openForScript(async (platform) => {
  // Who became another user with sudo is named as who they are.
  const operator = process.env.SUDO_USER ?? userInfo().username;
  const { lines, isRefused, hasDeleted } = await runAdmin(platform, process.argv.slice(2), operator);
  if (hasDeleted) await eraseDeleted(platform);
  for (const line of lines) (isRefused ? process.stderr : process.stdout).write(`${line}\n`);
  if (isRefused) process.exitCode = 2;
});
