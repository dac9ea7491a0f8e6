import type { Actor, Membership } from "#accounts/actor.ts";
import { membershipColumns, toMembership } from "#accounts/memberStore.server.ts";
import { rolesWith } from "#accounts/roles.ts";
import type { Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";

/**
 * Selects the ids of the guidebooks for which the actor has a right, in the account that they act in. Every query for
 * a host has it as a condition. It reads the membership in the same query, so access ends at once for a removed
 * member.
 */
export function guidebooksFor(db: Database, { accountId, userId }: Actor, right: Right) {
  return givenTo(db, userId)
    .select("own.id")
    .where("own.account_id", "=", accountId)
    .where("account_members.role", "in", rolesWith(right));
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

const givenTo = (db: Database, userId: string) => given(db).where("account_members.user_id", "=", userId);

/** Returns a person's membership in the account of a guidebook; undefined if they have none. */
export async function findMembershipByGuidebook(
  db: Database,
  userId: string,
  guidebookId: string,
): Promise<Membership | undefined> {
  const row = await givenTo(db, userId)
    .select(membershipColumns)
    .where("own.id", "=", guidebookId)
    .executeTakeFirst();
  return row && toMembership(row);
}

/** Returns a person's membership in the account of a section's guidebook. */
export async function findMembershipBySection(
  db: Database,
  userId: string,
  sectionId: string,
): Promise<Membership | undefined> {
  const row = await givenTo(db, userId)
    .innerJoin("sections", "sections.guidebook_id", "own.id")
    .select(membershipColumns)
    .where("sections.id", "=", sectionId)
    .executeTakeFirst();
  return row && toMembership(row);
}

/** Returns a person's membership in the account of a share link's guidebook. */
export async function findMembershipByShareLink(
  db: Database,
  userId: string,
  token: string,
): Promise<Membership | undefined> {
  const row = await givenTo(db, userId)
    .innerJoin("share_links", "share_links.guidebook_id", "own.id")
    .select(membershipColumns)
    .where("share_links.token", "=", token)
    .executeTakeFirst();
  return row && toMembership(row);
}

/** Returns a person's membership in the account of a stay's guidebook. */
export async function findMembershipByStay(
  db: Database,
  userId: string,
  stayId: string,
): Promise<Membership | undefined> {
  const row = await givenTo(db, userId)
    .innerJoin("stays", "stays.guidebook_id", "own.id")
    .select(membershipColumns)
    .where("stays.id", "=", stayId)
    .executeTakeFirst();
  return row && toMembership(row);
}

/** Returns a person's membership in the account of the guidebook that a guest without a code requested access to. */
export async function findMembershipByAccessRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<Membership | undefined> {
  const row = await givenTo(db, userId)
    .innerJoin("stay_requests", "stay_requests.guidebook_id", "own.id")
    .select(membershipColumns)
    .where("stay_requests.id", "=", requestId)
    .executeTakeFirst();
  return row && toMembership(row);
}
