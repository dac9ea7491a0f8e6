import { recordEventAt } from "#accounts/events/recordEvent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { english } from "#core/i18n/texts/english.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { ExtraWish } from "#stays/extras/contract.ts";
import { extraRequested } from "#stays/extras/events.ts";
import { openKeyOf, type GuestExtras } from "#stays/extras/guestExtras.ts";
import { extraEmail, extraPush } from "#stays/extras/jobs.server.ts";
import { extrasPerStay } from "#stays/extras/limits.ts";
import {
  findExtras,
  findRequestsOfStays,
  insertExtraRequest,
  updateExtraRequest,
} from "#stays/extras/store.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import type { Chain } from "#stays/joinedStays.ts";
import { listSharers } from "#stays/sharersStore.server.ts";
import { findChainOfGuest } from "#stays/store.server.ts";

interface Wished {
  token: string;
  /** What the page offers now. */
  extras: GuestExtras | undefined;
  wish: ExtraWish;
  origin: string;
}

/**
 * Sends a guest's request to the host, once for a press that is repeated, or takes an open one back. Refuses with 409
 * `contradicts` what is not offered now, and the sixth request of a stay on a day.
 */
export async function askExtra(
  context: AppContext,
  { token, extras, wish, origin }: Wished,
): Promise<Result<void>> {
  const { db } = context;
  const found = await findChainOfGuest(db, token);
  if (!found) return notPossible;
  const { chain } = found;
  if (wish.withdraw !== undefined) return withdrawRequest(context, chain, wish.withdraw);
  const [{ guidebook_id: guidebookId }] = chain;
  const row = (await findExtras(db, guidebookId)).find(({ id }) => id === wish.extra);
  if (!row) return notPossible;
  const key = openKeyOf(row);
  if ((await requestsOf(db, chain)).some(({ state, open_key: open }) => state === "open" && open === key))
    return ok(undefined);
  const offer = extras?.offers.find(({ id }) => id === row.id);
  const time =
    offer && chosenTime(offer.times, row.kind === "early" ? offer.times[0] : offer.times.at(-1), wish);
  if (!offer || time === undefined) return notPossible;
  const free = await context.limits.consume(extrasPerStay, chain[0].id);
  if (!free.ok) return free;
  const { kind, name, price, pay, pay_url, rule } = row;
  const id = context.randomId();
  const stayId = (kind === "late" ? chain.at(-1) : chain[0])?.id ?? chain[0].id;
  await db.transaction().execute(async (within) => {
    const isNew = await insertExtraRequest(within, {
      id,
      kind,
      name,
      price,
      pay,
      pay_url,
      rule,
      time,
      stay_id: stayId,
      guidebook_id: guidebookId,
      extra_id: row.id,
      open_key: key,
      note: wish.note || null,
      state: "open",
      given_time: null,
      answered_at: null,
      answered_by: null,
      time_before: null,
      contradicted_at: null,
      created_at: context.now(),
    });
    if (!isNew) return;
    const about = { guidebookId, subjectId: stayId };
    await recordEventAt(context, within, { by: "guest", stayId }, extraRequested, { what: kind }, about);
    for (const userId of await listSharers(within, guidebookId))
      await context.jobs.add(within, extraEmail, { requestId: id, userId, origin });
    await pushToSharers(context, within, guidebookId, extraPush, {
      payload: (deviceId) => ({ requestId: id, deviceId }),
    });
  });
  return ok(undefined);
}

/** Returns the chosen time, null where time does not matter; undefined for one that is not offered. */
function chosenTime(times: readonly string[], usual: string | undefined, { time }: ExtraWish) {
  if (times.length === 0) return null;
  const chosen = time ?? usual;
  return chosen !== undefined && times.includes(chosen) ? chosen : undefined;
}

async function withdrawRequest({ db }: AppContext, chain: Chain, id: string): Promise<Result<void>> {
  const own = (await requestsOf(db, chain)).find((request) => request.id === id && request.state === "open");
  if (own)
    await db
      .transaction()
      .execute((within) => updateExtraRequest(within, own, { state: "withdrawn", answered_at: null }));
  return ok(undefined);
}

const requestsOf = (db: AppContext["db"], chain: Chain) =>
  findRequestsOfStays(
    db,
    chain.map(({ id }) => id),
  );

const notPossible = refused({ code: "contradicts", message: english.extras.notPossible });
