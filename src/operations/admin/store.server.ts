import type { Role } from "#accounts/roles.ts";
import type { Database } from "#core/database.server.ts";
import type { OperatorActionsTable } from "#operations/admin/tables.server.ts";

export async function insertAction(db: Database, row: OperatorActionsTable): Promise<void> {
  await db.insertInto("operator_actions").values(row).execute();
}

/** Returns what operators did, newest first; an operator in a browser by e-mail while they have an account. */
export async function listActions(db: Database, limit: number): Promise<OperatorActionsTable[]> {
  const rows = await db
    .selectFrom("operator_actions")
    .leftJoin("users", "users.id", "operator_actions.operator")
    .selectAll("operator_actions")
    .select("users.email")
    .orderBy("at", "desc")
    .orderBy("operator_actions.id")
    .limit(limit)
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, operator: email ?? row.operator }));
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
}

/** Returns the people with a text in e-mail or name, or with that id or guidebook. Reads the whole table. */
export async function findHosts(db: Database, text: string, limit: number): Promise<FoundHost[]> {
  const like = `%${text.toLowerCase().replaceAll(/[%_\\]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("users")
    .innerJoin("account_members", "account_members.user_id", "users.id")
    .leftJoin("operators", "operators.user_id", "users.id")
    .select(["email_confirmed_at", "operators.added_at as operatorSince"])
    .select(["users.id", "users.email", "first_name", "last_name", "account_id", "role", "users.created_at"])
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
  }));
}
