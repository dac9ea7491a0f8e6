import { openForScript } from "#server/openForScript.ts";
import { deleteAccount } from "#server/deleteAccount.ts";

const [email, confirmed] = process.argv.slice(2);
if (!email || confirmed !== "--for-good") {
  process.stderr.write("npm run account:delete -- EMAIL --for-good   (there is no way back but a backup)\n");
  process.exit(2);
}

await openForScript(async (platform) => {
  const deleted = await deleteAccount(platform, email);
  if (!deleted.ok) throw new Error(deleted.refusal.message);
  process.stdout.write(`The account is gone, and ${deleted.value.pictures} pictures with it.\n`);
});
