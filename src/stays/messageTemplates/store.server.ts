import { defaultTemplates, type MessageKind } from "#stays/messageTemplates/template.ts";
import type { Database } from "#core/database.server.ts";
import "#stays/messageTemplates/tables.server.ts";

export async function findTemplates(db: Database, accountId: string): Promise<Record<MessageKind, string>> {
  const rows = await db
    .selectFrom("message_templates")
    .select(["kind", "text"])
    .where("account_id", "=", accountId)
    .execute();
  return { ...defaultTemplates, ...Object.fromEntries(rows.map(({ kind, text }) => [kind, text])) };
}

export async function saveTemplate(db: Database, accountId: string, kind: MessageKind, text: string) {
  if (text === "") {
    await db
      .deleteFrom("message_templates")
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .execute();
    return;
  }
  await db
    .insertInto("message_templates")
    .values({ account_id: accountId, kind, text })
    .onConflict((conflict) => conflict.columns(["account_id", "kind"]).doUpdateSet({ text }))
    .execute();
}
