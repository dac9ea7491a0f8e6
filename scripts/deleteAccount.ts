import { readConfig } from "#platform/config.server.ts";
import { closePlatform, openPlatform } from "#platform/platform.server.ts";
import { deleteAccount } from "#server/deleteAccount.ts";

const [email, confirmed] = process.argv.slice(2);
if (!email || confirmed !== "--for-good") {
  process.stderr.write("npm run account:delete -- EMAIL --for-good   (there is no way back but a backup)\n");
  process.exit(2);
}

const platform = openPlatform({ config: readConfig(process.env) });
const deleted = await deleteAccount(platform, email);
await closePlatform(platform);
if (deleted.ok) {
  process.stdout.write(`The account is gone, and ${deleted.value.pictures} pictures with it.\n`);
} else {
  process.stderr.write(`${deleted.refusal.message}\n`);
  process.exitCode = 1;
}
