import type { AppContext } from "#core/context.server.ts";
import { secretBoxOf, type SecretBox } from "#core/secretKey.server.ts";
import { deletePushKeys, findPushKeys, insertPushKeys } from "#stays/push/store.server.ts";
import { newVapidKeys, type VapidKeys } from "#stays/push/vapid.server.ts";

/** Binds the private key to this use. */
const CONTEXT = "push_keys";

/** The server's key pair, and the box that encrypts devices. */
interface PushSecrets {
  keys: VapidKeys;
  box: SecretBox;
}

/** Returns the server's key pair, created on first use; null with PostgreSQL and no `SECRET_KEY`. */
export async function pushSecretsOf(context: AppContext): Promise<PushSecrets | null> {
  const box = secretBoxOf(context);
  if (!box) return null;
  const { db } = context;
  const stored = await findPushKeys(db);
  const opened = stored && box.open(stored.private_key, CONTEXT);
  if (stored && opened) return { keys: { publicKey: stored.public_key, privateKey: opened }, box };
  const made = newVapidKeys(context.randomBytes);
  await db.transaction().execute(async (within) => {
    if (stored) await deletePushKeys(within, stored.public_key);
    await insertPushKeys(within, {
      id: 1,
      public_key: made.publicKey,
      private_key: box.seal(made.privateKey, CONTEXT),
      created_at: context.now(),
    });
  });
  const won = await findPushKeys(db);
  const privateKey = won && box.open(won.private_key, CONTEXT);
  return won && privateKey ? { keys: { publicKey: won.public_key, privateKey }, box } : null;
}
