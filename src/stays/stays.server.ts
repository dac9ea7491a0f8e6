import { allOrNothing } from "#core/transaction.server.ts";
import { stayChanged, stayCreated, stayRevoked } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Insertable } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { addDays, nightsBetween, utcDay } from "#core/days.ts";
import { randomText } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { CODE_ALPHABET, CODE_LENGTH } from "#stays/code.ts";
import type { NewStay, Stay, StayChange, StoredStay } from "#stays/contract.ts";
import { joinWithStayBefore, partOf, problemOfChange, revokedTogether } from "#stays/joining.server.ts";
import { chainWith, isSameGuest, joinRows, stayBefore, isLive } from "#stays/joinedStays.ts";
import { staysPerHost } from "#stays/limits.ts";
import { drawDoorCode } from "#stays/newDoorCode.server.ts";
import { toCodeColumns, toStayColumns, toStoredStay } from "#stays/stayRow.ts";
import {
  findStay,
  findStayToChange,
  findWithJoined,
  insertStay,
  listStays,
  updateJoined,
  updateStay,
  type StayUpdate,
} from "#stays/store.server.ts";

/** How many days after the departure a stay is deleted (Stays 20). */
export const DELETED_AFTER_DAYS = 30;

export async function staysOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string | undefined,
  origin: string,
): Promise<Result<Stay[]>> {
  if (guidebookId !== undefined && !(await findGuidebook(context.db, actor, "read", guidebookId))) {
    return notFound("This guidebook");
  }
  const endingFrom = addDays(utcDay(context.now()), -DELETED_AFTER_DAYS);
  const rows = await listStays(context.db, actor, { ...(guidebookId && { guidebookId }), endingFrom });
  const stays = toStays(await findWithJoined(context.db, rows), origin);
  const current = stays.filter(({ departure }) => departure >= endingFrom);
  return ok(current.toSorted((a, b) => a.arrival.localeCompare(b.arrival)).map(seenBy(actor)));
}

/** The fields that lead to the guest's page, which names them. */
const hiddenGuest = { guestName: null, phoneDigits: null, token: "", url: "", code: "" };

/** Returns what a member reads of a stay: without the guest where the member only reads guidebooks (People 9). */
function seenBy(actor: Actor): (stay: Stay) => Stay {
  const seesGuests = denialMessage(actor, "see guests") === null;
  return (stay) => (seesGuests ? stay : { ...stay, ...hiddenGuest });
}

/** Adds a stay by hand, with a generated code unless given. Refuses a departure before the next day. */
export async function createStay(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  given: NewStay,
  origin: string,
): Promise<Result<Stay>> {
  if (!(await findGuidebook(context.db, actor, "share", guidebookId))) return notFound("This guidebook");
  const free = await context.limits.consume(staysPerHost, actor.userId);
  if (!free.ok) return free;
  const row = newStayRow(context, guidebookId, given, actor.userId);
  await context.db.transaction().execute(async (db) => {
    await insertStay(db, row);
    await recordEvent(context, db, actor, stayCreated, daysOf(given), { guidebookId, subjectId: row.id });
  });
  return readStay(context, actor, row.id, origin);
}

/** Returns the row of a new stay, with a token and, where none is given, with an id and a code. */
export function newStayRow(
  context: Pick<AppContext, "now" | "randomId" | "randomBytes">,
  guidebookId: string,
  given: NewStay &
    Partial<Pick<StoredStay, "id" | "source" | "platform" | "phoneDigits" | "sentAt" | "doubt">>,
  createdBy: string | null = null,
): Insertable<StaysTable> {
  const { arrival, departure, code } = given;
  const now = context.now();
  return {
    id: context.randomId(),
    source: "hand",
    ...toStayColumns(given),
    ...toCodeColumns(code || randomText(context.randomBytes, CODE_LENGTH, CODE_ALPHABET)),
    guidebook_id: guidebookId,
    token: context.randomId(),
    arrival,
    departure,
    version: 1,
    created_at: now,
    updated_at: now,
    created_by: createdBy,
  };
}

/** Changes a stay; its pages show it at once. A changed door code has to be set on the lock again (Stays 16). */
export async function changeStay(
  context: AppContext,
  actor: Actor,
  id: string,
  change: StayChange,
  origin: string,
): Promise<Result<Stay>> {
  const changed = await allOrNothing(context.db, async (db) => {
    const refusal = await changeStayWithin({ ...context, db }, actor, id, change);
    return refusal ? refused(refusal) : ok(undefined);
  });
  return changed.ok ? readStay(context, actor, id, origin) : changed;
}

/** Changes a stay within a transaction, the `db` of the context. Returns the refusal, or null. */
export async function changeStayWithin(
  context: Pick<AppContext, "db" | "config" | "now" | "randomId" | "randomBytes" | "jobs">,
  actor: Actor,
  id: string,
  { newDoorCode, ...given }: StayChange,
): Promise<Refusal | null> {
  const { db, config, now } = context;
  // Two stays that get a code at the same time must not get the same.
  if (newDoorCode !== undefined) await lockAccount(db, actor.accountId);
  const before = await findStayToChange(db, config, actor, "share", id);
  if (!before) return notFound("This stay").refusal;
  const joined = await findWithJoined(db, [before]);
  const chain = given.revoked === false ? revokedTogether(before, joined) : chainWith(before, joined);
  const message = problemOfChange(chain, given);
  if (message) return { code: "invalid", message, fields: { departure: message } };
  const change = { ...given };
  if (newDoorCode !== undefined) {
    change.doorCode = await drawDoorCode(context, chain, newDoorCode === true ? undefined : newDoorCode);
    if (change.doorCode === null) return noDoorCode;
  }
  const at = now(); // the same for all joined stays: links that were ended together are turned on together
  for (const row of chain) await updateStay(db, row.id, columnsOf(row, partOf(change, row, chain), at));
  const kind = change.revoked ? stayRevoked : stayChanged;
  const about = { guidebookId: before.guidebook_id, subjectId: id };
  if (!(change.revoked && before.revoked_at !== null))
    await recordEvent(context, db, actor, kind, daysOf({ ...before, ...change }), about);
  if (change.joined === undefined) return null;
  return change.joined ? joinWithStayBefore(db, before) : updateJoined(db, chain, null);
}

const NO_DOOR_CODE = "Nearly all codes of so many digits are in use near these days. Use more digits.";
const noDoorCode: Refusal = { code: "invalid", message: NO_DOOR_CODE, fields: { newDoorCode: NO_DOOR_CODE } };

const daysOf = ({ arrival, departure }: Pick<NewStay, "arrival" | "departure">) => ({ arrival, departure });

/** Ends the link of a stay at once. It can be turned on again until the stay is deleted. */
export async function revokeStay(context: AppContext, actor: Actor, id: string): Promise<Result<void>> {
  const revoked = await changeStay(context, actor, id, { revoked: true }, "");
  return revoked.ok ? ok(undefined) : revoked;
}

export async function readStay(
  { db }: AppContext,
  actor: Actor,
  id: string,
  origin: string,
): Promise<Result<Stay>> {
  const row = await findStay(db, actor, "read", id);
  if (!row) return notFound("This stay");
  const listed = await listStays(db, actor, { guidebookId: row.guidebook_id, endingFrom: row.arrival });
  const stay = toStays(await findWithJoined(db, listed), origin).find(
    (one) => one.id === id || one.joined.some((part) => part.id === id),
  );
  return stay ? ok(seenBy(actor)(stay)) : notFound("This stay");
}

/** Returns only the columns of a change: a guest or a calendar may change others at the same time. */
function columnsOf(before: StaysTable, change: StayChange, now: number): StayUpdate {
  const noted = (isSo: boolean, at: number | null) => (isSo ? (at ?? now) : null);
  const { code, doorCode, lockSet, ...others } = change;
  const isNewDoorCode = doorCode !== undefined && doorCode !== before.door_code;
  const lockSetAt = isNewDoorCode ? null : before.lock_set_at;
  return {
    ...toStayColumns(others),
    ...(code && toCodeColumns(code)),
    ...(isNewDoorCode && { door_code: doorCode, lock_set_at: null }),
    ...(lockSet !== undefined && { lock_set_at: noted(lockSet, lockSetAt) }),
    ...(change.sent !== undefined && { sent_at: noted(change.sent, before.sent_at) }),
    ...(change.arrived !== undefined && { arrived_at: noted(change.arrived, before.arrived_at) }),
    ...(change.revoked !== undefined && { revoked_at: noted(change.revoked, before.revoked_at) }),
    ...(change.confirmed && { doubt: null }),
    ...(change.cancelled === false &&
      before.cancelled_at !== null && { cancelled_at: null, revoked_at: null, joined_id: null }),
    updated_at: now,
  };
}

/** The guest of a request is mostly one of a known stay. */
const isLetIn = ({ source }: StaysTable) => source === "asked";
/** Converts rows to stays, joined ones to one, each with its relations to others of the same guidebook. */
function toStays(rows: readonly StaysTable[], origin: string): Stay[] {
  const joined = joinRows(rows);
  const live = Map.groupBy(joined.filter(isLive), (row) => row.guidebook_id);
  return joined.map((row) => {
    const others = isLive(row) ? (live.get(row.guidebook_id) ?? []).filter(({ id }) => id !== row.id) : [];
    const before = stayBefore(row, others);
    const isJoinable = before !== undefined && before !== "several";
    return {
      ...toStoredStay(row),
      url: `${origin}/view/${row.token}`,
      nights: nightsBetween(row.arrival, row.departure),
      overlaps: others.some(
        (other) =>
          !isLetIn(other) && !isLetIn(row) && other.arrival < row.departure && row.arrival < other.departure,
      ),
      sameDay: others.some((other) => other.arrival === row.departure),
      joined: partsOf(row, rows),
      joinable: isJoinable,
      followsSameGuest: isJoinable && isSameGuest(row, before),
    };
  });
}

function partsOf(row: StaysTable, rows: readonly StaysTable[]): Stay["joined"] {
  const chain = row.joined_id === null ? [row] : chainWith(row, rows);
  if (chain.length === 1) return [];
  return chain.map(({ id, arrival, departure, code }) => ({ id, arrival, departure, code }));
}
