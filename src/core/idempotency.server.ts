import { createHash, type Hash } from "node:crypto";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler, Next } from "hono";
import { DAY_MS } from "#core/durations.ts";
import { streamEvents, wantsEvents } from "#core/eventStream.server.ts";
import { hostOf, refuse, type AnswerClaim, type AppEnv } from "#core/http.server.ts";
import { ok, type Refusal } from "#core/refusal.ts";
import {
  deleteRequestKey,
  findRequestKey,
  insertRequestKey,
  renewRequestKey,
  storeAnswer,
  type RequestClaim,
} from "#core/requestKeyStore.server.ts";
import { REQUEST_KEY } from "#core/requestKeys.ts";
import { boxUnder } from "#core/secretKey.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** The header of a stored response. */
export const REPLAYED = "idempotent-replayed";

/** How long a response is stored. */
export const ANSWER_MS = DAY_MS;
/** A call renews its claim while it runs; an older claim belongs to a process that died. */
const CLAIM_MS = 30_000;
const RENEW_MS = 5000;
const POLL_MS = 100;
const MAX_POLLS = 300;
/** Bytes to hash in a few milliseconds before yielding. */
const SLICE_BYTES = 2 * MEGABYTE;

const key = z.string().regex(/^[\x21-\x7E]{1,255}$/, { error: "Use 1 to 255 visible ASCII characters." });
export const keyHeader = z.object({ [REQUEST_KEY]: key.optional() });

/**
 * Runs a call once for each `idempotency-key` of a user (Errors 11). The same request with the same key gets the stored
 * response for a day; while the first runs, it waits up to 30 seconds, then gets 409 `in_progress`, or runs when the
 * process of the first has died. Another request with the key gets 422 `key_reused`. A refused call stores nothing.
 * Bodies must be limited before. Responses are encrypted under the key, which is not stored.
 */
export const onlyOnce: MiddlewareHandler<AppEnv> = (c, next) => runOnce(c, next, hostOf(c).id);

/** Does the same for a call that needs no session, such as one by the token of an email: once for each key. */
export const onlyOnceForAnyone: MiddlewareHandler<AppEnv> = (c, next) => runOnce(c, next, null);

async function runOnce(c: Context<AppEnv>, next: Next, user_id: string | null) {
  const given = key.safeParse(c.req.header(REQUEST_KEY));
  if (!given.success) return next(); // none, or one that the call's schema refuses
  const { db, now, randomBytes, log } = c.get("context");
  const box = boxUnder(given.data, randomBytes);
  // Of a token apart from its maker's session: two programs may use the same keys.
  const caller = [user_id ?? "", ...(c.get("token") ? [c.get("token")?.id] : [])].join(" ");
  const claim = {
    user_id,
    key_digest: box.digest(caller),
    request_hash: await hashRequest(c),
    claimed_at: now(),
  };
  const earlier = await claimOrFind(c, claim);
  if (earlier === "in progress") return refuse(c, inProgress);
  if (earlier && earlier.request_hash !== claim.request_hash) return refuse(c, keyReused);
  if (earlier) return replay(c, earlier.status ?? 200, box.open(earlier.sealed_answer ?? "", caller) ?? "");

  // The call is done or refused: failing to record that is no failure of the call.
  const warn = (err: unknown) => log.warn({ err }, "the answer of a call could not be stored under its key");
  const endRenewal = renewClaim(c, claim, warn);
  const answerClaim: AnswerClaim = {
    keep: (status, json) =>
      endRenewal()
        .then(() => storeAnswer(db, claim, { status, sealed_answer: box.seal(json, caller) }))
        .catch(warn),
    release: () =>
      endRenewal()
        .then(() => deleteRequestKey(db, claim))
        .catch(warn),
  };
  c.set("answerClaim", answerClaim);
  await next();
  if (isEventStream(c.res)) return undefined; // the end of the stream stores the response
  if (c.res.ok) await answerClaim.keep(c.res.status, await c.res.clone().text());
  else await answerClaim.release();
  return undefined;
}

/** Renews a claim every 5 seconds. Returns a function that stops it. */
function renewClaim(c: Context<AppEnv>, claim: RequestClaim, warn: (error: unknown) => void) {
  const { db, now } = c.get("context");
  let renewed = Promise.resolve();
  const timer = setInterval(() => {
    renewed = renewed.then(() => renewRequestKey(db, claim, now())).catch(warn);
  }, RENEW_MS);
  return () => {
    clearInterval(timer);
    return renewed;
  };
}

/** Claims the key. Returns the earlier call once it has a response or is another request. */
async function claimOrFind(c: Context<AppEnv>, claim: RequestClaim) {
  const { db, now } = c.get("context");
  for (let poll = 0; poll < MAX_POLLS && !c.req.raw.signal.aborted; poll++) {
    claim.claimed_at = now();
    if (await insertRequestKey(db, claim)) return undefined;
    const earlier = await findRequestKey(db, claim);
    const storedFor = earlier?.status === null ? CLAIM_MS : ANSWER_MS;
    if (earlier && earlier.claimed_at <= claim.claimed_at - storedFor) await deleteRequestKey(db, earlier);
    else if (earlier && (earlier.status !== null || earlier.request_hash !== claim.request_hash))
      return earlier;
    else if (earlier) await wait(POLL_MS);
  }
  return "in progress";
}

function replay(c: Context<AppEnv>, status: number, json: string): Response {
  if (wantsEvents(c)) {
    c.header(REPLAYED, "true");
    return streamEvents(c, "an answer again", async () => ok(JSON.parse(json) as unknown)); // as it was first sent
  }
  return new Response(json, { status, headers: { "Content-Type": "application/json", [REPLAYED]: "true" } });
}

const isEventStream = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** Hashes account, method, path, query and body of a request. */
async function hashRequest(c: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  const accountId = c.get("actor")?.accountId ?? "";
  const hash = createHash("sha256").update(`${c.req.method} ${pathname}${search} ${accountId}\n`);
  const form = c.req.bodyCache.formData; // present when `readForm` has parsed one
  if (!form) return hash.update(Buffer.from(await c.req.arrayBuffer())).digest("hex");
  // Field by field: a browser uses another boundary on each try.
  for (const [name, value] of form) {
    hash.update(JSON.stringify(typeof value === "string" ? [name, value] : [name, value.name, value.size]));
    if (typeof value !== "string") await addFile(hash, value);
  }
  return hash.digest("hex");
}

/** Adds a file in slices: 100 MB at once would block other requests. */
async function addFile(hash: Hash, file: File): Promise<void> {
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer()));
    await setImmediate();
  }
}

const inProgress: Refusal = {
  code: "in_progress",
  message: "This is still being done. Wait a few seconds, then try again.",
  retryAfter: 5,
};

const keyReused: Refusal = {
  code: "key_reused",
  message: "This key was sent before with another request. Send a new one for each.",
};
