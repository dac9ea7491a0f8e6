import { sql } from "kysely";
import type { Role } from "#accounts/roles.ts";
import type { Database } from "#core/database.server.ts";
import type { OperatorActionsTable } from "#operations/admin/tables.server.ts";

export async function insertAction(db: Database, row: OperatorActionsTable): Promise<void> {
  await db.insertInto("operator_actions").values(row).execute();
}

/** Selects the email of the first owner of the account whose id is in a column; null where there is no such account. */
export const ownerEmailOf = (column: "action.subject" | "guidebooks.account_id") =>
  sql<string | null>`(
    select users.email from account_members
    inner join users on users.id = account_members.user_id
    where account_members.account_id = ${sql.ref(column)} and account_members.role = 'owner'
    order by account_members.created_at, users.id limit 1)`;

/** An action with the names of who did it and what it was about. */
export type NamedAction = OperatorActionsTable & { about: string | null };

/**
 * Returns what operators did, newest first: an operator in a browser by email, and a person, an account's owner or a
 * guidebook by name, while they are stored.
 */
export async function listActions(db: Database, limit: number): Promise<NamedAction[]> {
  const rows = await db
    .selectFrom("operator_actions as action")
    .leftJoin("users as operators", "operators.id", "action.operator")
    .leftJoin("users as people", "people.id", "action.subject")
    .leftJoin("guidebooks", "guidebooks.id", "action.subject")
    .selectAll("action")
    .select(["operators.email", "guidebooks.name as guidebook"])
    .select((row) => row.ref("people.email").as("person"))
    .select(ownerEmailOf("action.subject").as("owner"))
    .orderBy("at", "desc")
    .orderBy("action.id")
    .limit(limit)
    .execute();
  return rows.map(({ email, person, guidebook, owner, ...row }) => ({
    ...row,
    operator: email ?? row.operator,
    about: person ?? guidebook ?? owner,
  }));
}

export interface FoundHost {
  userId: string;
  email: string;
  name: string;
  accountId: string;
  role: Role;
  createdAt: number;
  isConfirmed: boolean;
  isOperator: boolean;
  reachesPrivateHosts: boolean;
}

/** Returns the people with a text in email or name, or with that id or guidebook. Reads the whole table. */
export async function findHosts(db: Database, text: string, limit: number): Promise<FoundHost[]> {
  const like = `%${text.toLowerCase().replaceAll(/[%_\\]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("users")
    .innerJoin("account_members", "account_members.user_id", "users.id")
    .leftJoin("operators", "operators.user_id", "users.id")
    .leftJoin("webhook_private_accounts as allowed", "allowed.account_id", "account_members.account_id")
    .select([
      "email_confirmed_at",
      "operators.added_at as operatorSince",
      "allowed.allowed_at as allowedSince",
    ])
    .select(["users.id", "users.email", "first_name", "last_name", "role", "users.created_at"])
    .select("account_members.account_id")
    .where((row) => {
      const lower = (column: "email_key" | "first_name" | "last_name") =>
        row(row.fn<string>("lower", [column]), "like", like);
      const ofGuidebook = row
        .selectFrom("guidebooks")
        .select("guidebooks.account_id")
        .where((one) => one.or([one("guidebooks.id", "=", text), one("guidebooks.slug", "=", text)]));
      return row.or([
        lower("email_key"),
        lower("first_name"),
        lower("last_name"),
        row("users.id", "=", text),
        row("account_members.account_id", "in", ofGuidebook),
      ]);
    })
    .orderBy("users.email_key")
    .orderBy("account_members.created_at")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    accountId: row.account_id,
    role: row.role,
    createdAt: row.created_at,
    isConfirmed: row.email_confirmed_at !== null,
    isOperator: row.operatorSince !== null,
    reachesPrivateHosts: row.allowedSince !== null,
  }));
}
