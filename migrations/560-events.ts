import { sql, type Kysely } from "kysely";

/** What happened in an account. Takes the activity log over, whose entries were calls by method and path. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("token_id", "text", (column) => column.references("api_tokens.id").onDelete("set null"))
    .addColumn("guidebook_id", "text", (column) => column.references("guidebooks.id").onDelete("set null"))
    .addColumn("subject_id", "text")
    .addColumn("guest_stay_id", "text", (column) => column.references("stays.id").onDelete("cascade"))
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("events_account").on("events").columns(["account_id", "at"]).execute();
  await db.schema.createIndex("events_user").on("events").columns(["user_id", "account_id", "at"]).execute();
  for (const column of ["token_id", "guidebook_id", "guest_stay_id", "at"])
    await db.schema.createIndex(`events_${column}`).on("events").column(column).execute();

  for (const [call, [kind, data]] of Object.entries(kinds))
    await sql`
      insert into events (id, account_id, kind, actor, user_id, guidebook_id, data, at)
      select id, account_id, ${kind}, 'member', user_id, guidebook_id, ${JSON.stringify(data)}, at
      from account_activity where call = ${call}
    `.execute(db);
  await db.schema.dropTable("account_activity").execute();
}

/** The kinds of the calls that the log had, with their data; calls without a kind changed nothing for others. */
const kinds: Record<string, readonly [kind: string, data: object | null]> = {
  "POST /guidebooks": ["guidebook.created", { what: "blank" }],
  "POST /guidebooks/generate-enhanced": ["guidebook.created", { what: "ai" }],
  "POST /guidebooks/import": ["guidebook.created", { what: "export" }],
  "POST /guidebooks/{id}/duplicate": ["guidebook.created", { what: "copy" }],
  "POST /manuals": ["guidebook.created", { what: "manual" }],
  "GET /guidebooks/{id}/export": ["guidebook.exported", null],
  "GET /account/export": ["account.exported", null],
  "PUT /guidebooks/{id}": ["guidebook.changed", { what: "details" }],
  "PUT /guidebooks/{id}/layout": ["guidebook.changed", { what: "order" }],
  "PUT /guidebooks/{id}/languages": ["guidebook.changed", { what: "languages" }],
  "PUT /guidebooks/{id}/translations": ["guidebook.changed", { what: "translations" }],
  "POST /guidebooks/{id}/translation-file": ["guidebook.changed", { what: "translations" }],
  "PUT /guidebooks/{id}/access": ["guidebook.changed", { what: "access" }],
  "POST /guidebooks/{id}/slug": ["guidebook.changed", { what: "link" }],
  "PATCH /guidebooks/{id}/archive": ["guidebook.archived", null],
  "PATCH /guidebooks/{id}/restore": ["guidebook.restored", null],
  "DELETE /guidebooks/{id}": ["guidebook.deleted", null],
  "POST /guidebooks/{id}/erase": ["guidebook.erased", null],
  "POST /guidebooks/{id}/manuals": ["guidebook.manual", { what: "imported" }],
  "POST /guidebooks/{id}/manuals/undo": ["guidebook.manual", { what: "undone" }],
  "POST /guidebooks/{id}/sections": ["section.added", null],
  "DELETE /guidebook-sections/{id}": ["section.deleted", null],
  "PUT /guidebook-sections/{id}": ["section.saved", { type: "", what: "saved" }],
  "POST /guidebook-sections/{id}/replace-place": ["section.saved", { type: "", what: "saved" }],
  "POST /guidebook-sections/{id}/restore": ["section.saved", { type: "", what: "restored" }],
  "POST /guidebook-sections/{id}/regenerate": ["section.saved", { type: "", what: "generated" }],
  "PUT /guidebook-sections/{id}/regenerated": ["section.saved", { type: "", what: "generated" }],
  "POST /shared-sections": ["section.shared", { what: "shared" }],
  "PUT /guidebook-sections/{id}/shared": ["section.shared", { what: "switched" }],
  "DELETE /guidebook-sections/{id}/shared": ["section.shared", { what: "detached" }],
  "POST /guidebooks/{id}/share-links": ["share_link.made", null],
  "DELETE /share-links/{token}": ["share_link.ended", null],
  "POST /notices": ["notice.made", null],
  "DELETE /notices/{id}": ["notice.ended", null],
  "POST /turnover-links": ["cleaner_link.made", null],
  "DELETE /turnover-links/{id}": ["cleaner_link.ended", null],
  "POST /account/calendars-out": ["calendar_out.made", null],
  "DELETE /account/calendars-out/{id}": ["calendar_out.ended", null],
  "PUT /account/branding": ["account.branded", null],
  "PUT /message-templates": ["messages.changed", null],
  "POST /guidebooks/{id}/calendars": ["calendar.added", null],
  "PATCH /calendars/{id}": ["calendar.changed", null],
  "DELETE /calendars/{id}": ["calendar.removed", null],
  "PATCH /calendar-entries/{id}": ["calendar.entry_decided", null],
  "POST /account/members": ["member.invited", { role: "viewer" }],
  "POST /account/members/{id}/link": ["member.link_made", null],
  "PATCH /account/members/{id}": ["member.changed", { role: "viewer" }],
  "DELETE /account/members/{id}": ["member.removed", { what: "removed" }],
  "POST /invitations/{token}": ["member.joined", { role: "viewer" }],
};
