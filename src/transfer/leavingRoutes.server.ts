import { z } from "@hono/zod-openapi";
import { leavingInput } from "#accounts/contract.ts";
import { passwordChecksPerHost } from "#accounts/limits.ts";
import { proveByPassword, requireProof } from "#accounts/own/proof.server.ts";
import { noSessionCookie } from "#accounts/session.server.ts";
import { ownerName } from "#accounts/actor.server.ts";
import { findAccountsOwnedAlone, listMemberships } from "#accounts/memberStore.server.ts";
import { listGuidebookIds } from "#guidebooks/store.server.ts";
import { call, responsesOf, takes } from "#platform/calls.server.ts";
import { signedIn } from "#platform/gate.ts";
import { hostOf, newApi, refuse, type SignedInHost } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { deleteAccount } from "#transfer/deleteAccount.server.ts";

/** What becomes of what, before somebody deletes their account. */
const leaving = z.object({
  /** Guidebooks that are deleted, archived ones too. */
  guidebooks: z.number(),
  /** The owners of other accounts that the person is a member of: what they made there stays there. */
  staysWith: z.array(z.string()),
});

const read = call({
  method: "get",
  path: "/auth/user/deletion",
  gate: signedIn,
  does: "Say what deleting one's own account would delete, and what would stay with others",
  responses: responsesOf(leaving),
});
const leave = call({
  method: "delete",
  path: "/auth/user",
  gate: signedIn,
  does: "Delete one's own account for good, with its guidebooks",
  refuses: ["wrong_password", "proof_needed", "still_charged"],
  limits: [passwordChecksPerHost],
  request: takes(leavingInput, { example: { password: "not the password" } }),
  responses: { 204: { description: "The account is deleted" } },
});

async function whatIsDeleted(platform: Platform, host: SignedInHost): Promise<z.output<typeof leaving>> {
  const own = await findAccountsOwnedAlone(platform.db, host.id);
  const guidebooks = await Promise.all(own.map((id) => listGuidebookIds(platform.db, id)));
  const others = (await listMemberships(platform.db, host.id)).filter(
    ({ accountId }) => !own.includes(accountId),
  );
  return {
    guidebooks: guidebooks.flat().length,
    staysWith: await Promise.all(others.map(({ accountId }) => ownerName(platform, accountId))),
  };
}

/** The calls by which somebody leaves for good (Accounts 12). They stand above all domains that hold something of them. */
export const leavingRoutes = newApi()
  .openapi(read, async (c) => c.json(await whatIsDeleted(c.get("platform"), hostOf(c)), 200))
  .openapi(leave, async (c) => {
    const platform = c.get("platform");
    const host = hostOf(c);
    const { password } = c.req.valid("json");
    const proved =
      password === undefined
        ? await requireProof(platform, host)
        : await proveByPassword(platform, host, password);
    if (!proved.ok) return refuse(c, proved.refusal);
    const deleted = await deleteAccount(platform, host.email);
    if (!deleted.ok) return refuse(c, deleted.refusal);
    c.header("Set-Cookie", noSessionCookie(c.get("origin").startsWith("https:")));
    return c.body(null, 204);
  });
