import { sql, type Kysely } from "kysely";

/**
 * Who made each key of an invitation, null in those of earlier versions, which count as their inviter's. Invitations of
 * people who are no owners any more end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invitation_tokens")
    .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema
    .createIndex("invitation_tokens_created_by")
    .on("invitation_tokens")
    .column("created_by")
    .execute();
  await db.schema.createIndex("invitations_invited_by").on("invitations").column("invited_by").execute();
  await sql`delete from invitations where not exists (
    select 1 from account_members where account_members.account_id = invitations.account_id
      and account_members.user_id = invitations.invited_by and account_members.role = 'owner')`.execute(db);
}
