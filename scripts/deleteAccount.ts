import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";
import { eraseDeleted } from "#app/server/eraseDeleted.ts";

const [email, confirmed] = process.argv.slice(2);
if (!email || confirmed !== "--for-good") {
  process.stderr.write("npm run account:delete -- EMAIL --for-good   (there is no way back but a backup)\n");
  process.exit(2);
}

await openDatabaseForScript(async (context) => {
  const deleted = await deleteAccount(context, email);
  // Also where the account is gone already: an earlier run may have been broken off here.
  await eraseDeleted(context);
  if (!deleted.ok) throw new Error(deleted.refusal.message);
  const { pictures, emails } = deleted.value;
  process.stdout.write(
    `The account is gone, and with it ${pictures} pictures and ${emails} emails of the outbox.\n`,
  );
});
