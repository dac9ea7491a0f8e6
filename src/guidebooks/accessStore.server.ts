import { sql } from "kysely";
import type { Actor, TokenGrant } from "#accounts/actor.ts";
import { membershipColumns, toMembership } from "#accounts/memberStore.server.ts";
import { rolesWith } from "#accounts/roles.ts";
import type { Database } from "#core/database.server.ts";
import type { Resource, Right } from "#core/gate.ts";

/**
 * Selects the ids of the guidebooks for which the actor has a right, in the account that they act in. Every query for
 * a host has it as a condition. It reads the membership in the same query, so access ends at once for a removed
 * member.
 */
export function guidebooksFor(
  db: Database,
  { accountId, userId, token }: Pick<Actor, "accountId" | "userId" | "token">,
  right: Right,
) {
  const allowed = givenTo(db, userId, token)
    .select("own.id")
    .where("own.account_id", "=", accountId)
    .where("account_members.role", "in", rolesWith(right));
  return token && !rolesWith(right).includes(token.role) ? allowed.where(sql<boolean>`1 = 0`) : allowed;
}

/** Returns the ids that `guidebooksFor` selects, archived ones included. */
export async function listAllowed(db: Database, actor: Actor, right: Right): Promise<Set<string>> {
  const rows = await guidebooksFor(db, actor, right).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Selects the ids of the members who have a right in a guidebook. */
export function membersWith(db: Database, guidebookId: string, right: Right) {
  return given(db)
    .select("account_members.user_id")
    .where("own.id", "=", guidebookId)
    .where("account_members.role", "in", rolesWith(right));
}

/** Every guidebook with the memberships that open it: a limited member has only the guidebooks given to them. */
function given(db: Database) {
  return db
    .selectFrom("guidebooks as own")
    .innerJoin("account_members", "account_members.account_id", "own.account_id")
    .where((row) =>
      row.or([
        row("account_members.is_limited", "=", 0),
        row.exists(
          row
            .selectFrom("member_guidebooks as given")
            .select("given.guidebook_id")
            .whereRef("given.guidebook_id", "=", "own.id")
            .whereRef("given.account_id", "=", "account_members.account_id")
            .whereRef("given.user_id", "=", "account_members.user_id"),
        ),
      ]),
    );
}

/** The guidebooks of a member; with a token those that both have. */
function givenTo(db: Database, userId: string, token?: TokenGrant) {
  const own = given(db).where("account_members.user_id", "=", userId);
  if (!token?.isLimited) return own;
  const chosen = db
    .selectFrom("api_token_guidebooks")
    .select("guidebook_id")
    .where("token_id", "=", token.id);
  return own.where("own.id", "in", chosen);
}

/** What a guidebook gives access to, itself included. */
type GuidebookResource = Exclude<Resource, "account" | "member" | "turnover link" | "calendar out">;

/**
 * Returns a person's membership in the account of what has the id; a share link's id is its token. With the token of a
 * program only of the guidebooks that are given to it.
 */
export async function findMembershipOf(
  db: Database,
  userId: string,
  on: GuidebookResource,
  id: string,
  token?: TokenGrant,
) {
  const row = await givenTo(db, userId, token)
    .select(membershipColumns)
    .where("own.id", "in", on === "guidebook" ? [id] : guidebooksOf[on](db, id))
    .executeTakeFirst();
  return row && toMembership(row);
}

const guidebooksOf = {
  section: (db: Database, id: string) => partWithId(db, "sections", id),
  stay: (db: Database, id: string) => partWithId(db, "stays", id),
  "stay request": (db: Database, id: string) => partWithId(db, "stay_requests", id),
  "extra request": (db: Database, id: string) => partWithId(db, "extra_requests", id),
  problem: (db: Database, id: string) => partWithId(db, "problems", id),
  calendar: (db: Database, id: string) => partWithId(db, "calendars", id),
  "calendar entry": (db: Database, id: string) =>
    db
      .selectFrom("calendars")
      .select("guidebook_id")
      .where("id", "in", db.selectFrom("calendar_entries").select("calendar_id").where("id", "=", id)),
  notice: (db: Database, id: string) =>
    db.selectFrom("notice_guidebooks").select("guidebook_id").where("notice_id", "=", id),
  "share link": (db: Database, token: string) =>
    db.selectFrom("share_links").select("guidebook_id").where("token", "=", token),
};

type PartTable = "sections" | "stays" | "stay_requests" | "extra_requests" | "problems" | "calendars";
const partWithId = (db: Database, table: PartTable, id: string) =>
  db.selectFrom(table).select("guidebook_id").where("id", "=", id);
