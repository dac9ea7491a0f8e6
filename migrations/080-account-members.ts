import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** What a host had alone belongs to an account, which may have members. Tables that sections hang on stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createMembers(db);
  await addAccountColumns(db);
  await billByAccount(db);
}

/** What goes with its account. */
const ofAccount = (column: ColumnDefinitionBuilder) => column.references("accounts.id").onDelete("cascade");

/** One account for each host, under the host's own id: Stripe's customers name that id already. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into accounts (id, created_at) select id, created_at from users`.execute(db);
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_members")
    .addColumn("account_id", "text", (column) => ofAccount(column.notNull()))
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("is_limited", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_members_key", ["account_id", "user_id"])
    .execute();
  await db.schema.createIndex("account_members_user").on("account_members").column("user_id").execute();
  await sql`
    insert into account_members (account_id, user_id, role, is_limited, created_at)
    select id, id, 'owner', 0, created_at from users`.execute(db);

  await db.schema
    .createTable("member_guidebooks")
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("member_guidebooks_key", ["account_id", "user_id", "guidebook_id"])
    .addForeignKeyConstraint(
      "member_guidebooks_member",
      ["account_id", "user_id"],
      "account_members",
      ["account_id", "user_id"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("member_guidebooks_guidebook")
    .on("member_guidebooks")
    .column("guidebook_id")
    .execute();
}

async function addAccountColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("guidebooks").addColumn("account_id", "text", ofAccount).execute();
  await sql`update guidebooks set account_id = user_id`.execute(db);
  await db.schema
    .createIndex("guidebooks_account")
    .on("guidebooks")
    .columns(["account_id", "archived_at"])
    .execute();

  await db.schema
    .alterTable("sessions")
    .addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("sessions_account").on("sessions").column("account_id").execute();

  // No reference: the row of a picture must outlive its account until the files are deleted, too.
  await db.schema.alterTable("media").addColumn("account_id", "text").execute();
  await sql`update media set account_id = user_id`.execute(db);
  await db.schema.createIndex("media_account").on("media").column("account_id").execute();

  await db.schema.alterTable("test_billing_pages").addColumn("account_id", "text", ofAccount).execute();
  await sql`update test_billing_pages set account_id = user_id`.execute(db);
  await db.schema
    .createIndex("test_billing_pages_of_account")
    .on("test_billing_pages")
    .columns(["account_id", "kind"])
    .execute();
}

/** One person may pay for two accounts, so what is paid is stored by account. Nothing refers to the tables that go. */
async function billByAccount(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_subscriptions")
    .addColumn("account_id", "text", (column) => ofAccount(column.primaryKey()))
    .addColumn("subscription_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("period_end", "bigint", (column) => column.notNull())
    .addColumn("access_until", "bigint", (column) => column.notNull())
    .addColumn("renews", "integer", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`
    insert into account_subscriptions
      (account_id, subscription_id, state, period_end, access_until, renews, ended_at, updated_at)
    select user_id, subscription_id, state, period_end, access_until, renews, ended_at, updated_at
    from subscriptions`.execute(db);
  await db.schema.dropTable("subscriptions").execute();

  await db.schema
    .createTable("stripe_customers")
    .addColumn("account_id", "text", (column) => ofAccount(column.primaryKey()))
    .addColumn("customer_id", "text", (column) => column.unique())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("query_number", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("stored_query_number", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`
    insert into stripe_customers
      (account_id, customer_id, idempotency_key, query_number, stored_query_number, created_at)
    select user_id, customer_id, idempotency_key, query_number, stored_query_number, created_at
    from billing_accounts`.execute(db);
  await db.schema.dropTable("billing_accounts").execute();
}
