import type { TokenGrant } from "#accounts/actor.ts";
import type { EventKind } from "#accounts/events/eventKind.ts";
import { deleteUnsentEvent, findAccountOfGuidebook, insertEvent } from "#accounts/events/store.server.ts";
import { queueDeliveries } from "#accounts/webhooks/queue.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";

type Recording = Pick<AppContext, "now" | "randomId" | "jobs">;

interface About {
  guidebookId?: string | null;
  /** The id of the stay, section, member or calendar that it is about. */
  subjectId?: string | null;
}

/** A member or their token, or what acts at an account as a whole: a job, or the operator. */
type Acting = { accountId: string } & (
  | { userId: string; token?: Pick<TokenGrant, "id"> }
  | { by: "job" | "operator" }
);

/** Stores what was done in an account. `db` is the transaction of the change. */
export async function recordEvent<Data>(
  context: Recording,
  db: Database,
  acting: Acting,
  kind: EventKind<Data>,
  data: Data,
  { guidebookId = null, subjectId = null }: About = {},
): Promise<void> {
  const row = {
    id: context.randomId(),
    account_id: acting.accountId,
    kind: kind.name,
    ...columnsOf(acting),
    guidebook_id: guidebookId,
    subject_id: subjectId,
    guest_stay_id: null,
    data: JSON.stringify(data),
    at: context.now(),
  };
  await insertEvent(db, row);
  await queueDeliveries(context, db, row, kind.undoneWithinMs);
}

function columnsOf(acting: Acting) {
  if ("by" in acting) return { actor: acting.by, user_id: null, token_id: null };
  const { userId, token } = acting;
  return { actor: token ? "token" : "member", user_id: userId, token_id: token?.id ?? null } as const;
}

/** A job, or the guest of a stay: what a guest did is deleted with the stay. */
type Outsider = { by: "job" } | { by: "guest"; stayId: string };

/** Stores what a job or a guest did at a guidebook. `db` is the transaction of the change. */
export async function recordEventAt<Data>(
  context: Recording,
  db: Database,
  outsider: Outsider,
  kind: EventKind<Data>,
  data: Data,
  { guidebookId, subjectId = null }: About & { guidebookId: string },
): Promise<void> {
  const account_id = await findAccountOfGuidebook(db, guidebookId);
  if (account_id === undefined) return;
  const row = {
    id: context.randomId(),
    account_id,
    guidebook_id: guidebookId,
    kind: kind.name,
    actor: outsider.by,
    user_id: null,
    token_id: null,
    subject_id: subjectId,
    guest_stay_id: outsider.by === "guest" ? outsider.stayId : null,
    data: JSON.stringify(data),
    at: context.now(),
  };
  await insertEvent(db, row);
  await queueDeliveries(context, db, row, kind.undoneWithinMs);
}

/**
 * Deletes what a job or a guest did at a guidebook and took back, with the deliveries that were not sent: what a webhook
 * has taken by the end of the time for undo stays. `db` is the transaction of the undo.
 */
export async function withdrawEventAt<Data>(
  { now }: Pick<Recording, "now">,
  db: Database,
  kind: EventKind<Data>,
  data: Data,
  { guidebookId, subjectId = null }: About & { guidebookId: string },
): Promise<void> {
  await deleteUnsentEvent(db, {
    kind: kind.name,
    guidebookId,
    subject_id: subjectId,
    data: JSON.stringify(data),
    dueAfter: now() - kind.undoneWithinMs,
  });
}
