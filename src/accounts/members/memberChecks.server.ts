import type { Actor } from "#accounts/actor.ts";
import type { Role } from "#accounts/roles.ts";
import type { MemberGuidebooks } from "#accounts/members/contract.ts";
import { countGuidebooks } from "#accounts/members/store.server.ts";
import { requireProof } from "#accounts/profile/proof.server.ts";
import { lockUser } from "#accounts/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

/** Refuses guidebooks of another account, and an owner with some guidebooks only. */
export async function checkGuidebooks(
  db: Database,
  actor: Actor,
  role: Role,
  guidebooks: MemberGuidebooks,
): Promise<Result<void>> {
  if (guidebooks === "all") return ok(undefined);
  if (role === "owner") return ownerHasAll;
  const found = await countGuidebooks(db, actor.accountId, guidebooks);
  return found === new Set(guidebooks).size ? ok(undefined) : notFound("A guidebook of this list");
}

/** Refuses with 403 `proof_needed` to give an owner's role without a recent proof (Accounts 10). */
export async function requireProofForOwner(
  context: AppContext,
  db: Database,
  { userId, signedIn }: Actor,
  role: Role,
): Promise<Result<void>> {
  if (role !== "owner") return ok(undefined);
  await lockUser(db, userId);
  return requireProof({ ...context, db }, signedIn);
}

/** The refusal of a second membership. */
export const alreadyMember = refused({
  code: "already_member",
  message: "This person is already a member of the account. Change their role instead.",
});

const ownerHasAll = refused({
  code: "invalid",
  message: "An owner always has all guidebooks. To limit a person to some, choose editor or viewer.",
});
