import { addDays, utcDay } from "#core/days.ts";
import { secretsIn } from "#test/simulation/planted.ts";
import { DAY } from "#test/simulation/moments.ts";
import type { Invariant, Run } from "#test/simulation/run.ts";

/** Pino's level of an error. */
const ERROR_LEVEL = 50;
/** Stays and entries are deleted 30 days after the departure, by a job of each day. */
const DELETED_AFTER_DAYS = 32;
const MAX_JOBS = 200;

export interface CheckState {
  logged: number;
  emails: number;
  messageIds: Set<string>;
  /** What was found while the application waited for an answer, which would take a throw as the other side's. */
  found: { invariant: Invariant; text: string } | null;
}

export const newCheckState = (): CheckState => ({
  logged: 0,
  emails: 0,
  messageIds: new Set(),
  found: null,
});

/** Ends the run with what was found while the application waited. */
export function checkFound({ fail, checks: { found } }: Run): void {
  if (found) fail(found.invariant, found.text);
}

/** A message to a device whose push service is down for longer than the message lasts is given up, and logged. */
const isOfDevice = (kind = "") => /push/i.test(kind);

/** No line of the log is an error, has a secret, or names a person. */
export function checkLog({ world, fail, forgotten, checks: state }: Run): void {
  for (; state.logged < world.logged.length; state.logged += 1) {
    const line = world.logged[state.logged] as { level: number; kind?: string }; // pino's own
    const text = JSON.stringify(line);
    if (line.level >= ERROR_LEVEL && !isOfDevice(line.kind)) fail("errors", `logged: ${text.slice(0, 600)}`);
    if (secretsIn(text).size > 0) fail("leaks", `the log has a secret: ${text.slice(0, 300)}`);
    if (forgotten.isNamedIn(text)) fail("erased", `the log names a person: ${text.slice(0, 300)}`);
  }
}

/** Each email arrives once, and none that was withdrawn. */
export function checkEmails({ world, fail, log, withdrawn, checks: state }: Run): void {
  for (; state.emails < world.mailbox.length; state.emails += 1) {
    const email = world.mailbox[state.emails];
    if (!email) return;
    const { to, subject, text, messageId = "" } = email;
    log(`an email to ${to}: ${subject}`);
    if (state.messageIds.has(messageId)) fail("emails", `"${subject}" came to ${to} twice`);
    state.messageIds.add(messageId);
    const undone = withdrawn.find((one) => one.to === to && one.about.test(subject));
    if (undone) fail("emails", `"${subject}" came to ${to} after ${undone.why}`);
    if (secretsIn(`${subject} ${text}`).size > 0) fail("leaks", `"${subject}" has a secret`);
  }
}

/** What has ended is deleted in time. */
export async function checkTables({ world: { context }, now, fail }: Run): Promise<void> {
  const { db } = context;
  const day = addDays(utcDay(now()), -DELETED_AFTER_DAYS);
  const stays = await db.selectFrom("stays").select("id").where("departure", "<", day).execute();
  const entries = await db.selectFrom("calendar_entries").select("id").where("departure", "<", day).execute();
  const oldest = now() - DELETED_AFTER_DAYS * DAY;
  const sent = await db.selectFrom("webhook_deliveries").select("id").where("at", "<", oldest).execute();
  const reports = await db.selectFrom("problem_words").select("text").execute();
  if (new Set(reports.map(({ text }) => text)).size < reports.length)
    fail("reports", "a report is stored twice");
  const jobs = await db.selectFrom("jobs").select(["kind", "failed_at"]).execute();
  if (stays.length > 0) fail("errors", `${stays.length} stays that ended before ${day} are stored`);
  if (entries.length > 0) fail("errors", `${entries.length} entries that ended before ${day} are stored`);
  if (sent.length > 0)
    fail("errors", `${sent.length} deliveries of ${DELETED_AFTER_DAYS} days ago are stored`);
  if (jobs.length > MAX_JOBS) fail("errors", `${jobs.length} jobs are stored`);
  const failed = jobs.find(({ kind, failed_at }) => failed_at !== null && !isOfDevice(kind));
  if (failed) fail("errors", `the job ${failed.kind} has failed for good`);
}
