import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { actAs, chooseAccount } from "#accounts/actor.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { findMembership } from "#accounts/memberStore.server.ts";
import type { Role } from "#accounts/roles.ts";
import { findSignedInHost } from "#accounts/session.server.ts";
import type { MemberGuidebooks } from "#accounts/members/contract.ts";
import { addMember } from "#accounts/members/members.server.ts";
import { readConfig } from "#core/config.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { claimNextJob, runJob } from "#core/jobs/runJob.server.ts";
import { ensureScheduled } from "#core/jobs/schedule.server.ts";
import { newLog } from "#core/log.server.ts";
import type { Email } from "#core/email.server.ts";
import { migrate } from "#core/migrate.server.ts";
import { openContext, type AppContext } from "#core/context.server.ts";
import { addOperator } from "#operations/admin/operator.server.ts";
import { buildApp } from "#app/server/buildApp.ts";
import { jobs } from "#app/server/jobs.ts";
import { newInternet, type TestInternet } from "#test/internet.ts";
import { newVisitor, type Visitor } from "#test/visitor.ts";
import { borrowDatabase } from "#test/worldDatabase.ts";

export interface Host extends Visitor {
  id: string;
  /** The account that the host acts in, and the host as its member. */
  accountId: string;
  actor: Actor;
  name: string;
  email: string;
  password: string;
}

export interface OpenedWorld {
  context: AppContext;
  clock: { now(): number; advance(ms: number): void };
  /** Every email that was sent, oldest first. */
  mailbox: Email[];
  /** Runs every job that is due, one after the other, until none is left; answers their kinds in that order. */
  runJobs(): Promise<string[]>;
  /** What `fetchPublicUrl` finds. */
  internet: TestInternet;
  /** Every line of the log. */
  logged: unknown[];
  /** A visitor without an account. */
  guest: Visitor;
  /** Signs a host up, and pays for them unless told not to. Names make email addresses: "Aroha" is aroha@example.com. */
  host(name: string, options?: { subscribed?: boolean }): Promise<Host>;
  /** Signs a host up and makes them an operator of the server. */
  operator(name: string): Promise<Host>;
  /** Signs a person up and makes them a member of a host's account, in which they act from then on. */
  member(owner: Host, name: string, role: Role, options?: { guidebooks?: MemberGuidebooks }): Promise<Host>;
  /** Pays for a host who is signed in. */
  pay(host: Visitor): Promise<void>;
  /** The host as a member of an account. */
  actor(host: Visitor & { id: string }, accountId: string): Promise<Actor>;
  visitor(): Visitor;
  /** The app behind its visitors. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Closes the app and deletes its data. */
  close(): Promise<void>;
}

/** What decides a world besides its environment; each stands for the real thing in `AppContext`. */
export interface WorldOptions {
  env?: Record<string, string>;
  /** Epoch milliseconds at which the clock begins. */
  startsAt?: number;
  randomBytes?: AppContext["randomBytes"];
  wait?: AppContext["wait"];
  /** Where its data folder is made; the system's folder for temporary files if not given. */
  folder?: string;
  /** Runs before an email arrives in the mailbox; a throw is the mail server's. */
  beforeEmail?: (email: Email) => void;
  /** Pays at a checkout's URL for a host; by test billing if not given. */
  payAt?: (host: Visitor, url: string) => Promise<void>;
}

export const PASSWORD = "lamp by the door 7";

/** Starts an app with an empty database, a clock that does not move and a mailbox. */
export async function openWorld({
  env = {},
  startsAt = Date.UTC(2026, 0, 5, 9),
  folder = tmpdir(),
  beforeEmail,
  payAt = payInTest,
  ...given
}: WorldOptions = {}): Promise<OpenedWorld> {
  const dataDir = mkdtempSync(join(folder, "porchlight-"));
  const database = await borrowDatabase(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    BILLING: "test",
    ...(database.url && {
      DATABASE_URL: database.url,
      SECRET_KEY: "a key that only these tests have, no other",
    }),
    ...env,
  });
  let now = startsAt;
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
  const mailbox: Email[] = [];
  const sender = {
    send: async (email: Email) => {
      beforeEmail?.(email);
      mailbox.push(email);
    },
    close: () => {},
  };
  const logged: unknown[] = [];
  const internet = newInternet();
  const log = newLog("info", { write: (line) => logged.push(JSON.parse(line)) });
  const context = openContext({
    config,
    now: clock.now,
    log,
    fetchPublicUrl: internet.fetchPublicUrl,
    postPublicUrl: internet.postPublicUrl,
    ...given,
    ...(env.SMTP_URL || env.OUTBOX ? {} : { email: sender }),
  });
  await migrate(context);
  const app = buildApp(
    context,
    {
      url: (source) => `/${source}`,
      style: () => "p{color:teal}",
      serve: (_c, next) => next(),
    },
    (c) => Promise.resolve(c.text("screen")),
  );
  const visitor = () => newVisitor(app.fetch as (request: Request) => Promise<Response>); // Hono may answer at once
  const close = async () => {
    await context.close();
    await database.giveBack();
    await rm(dataDir, { recursive: true, force: true });
  };

  async function signUp(name: string): Promise<Host> {
    const one = visitor();
    const email = `${name.toLowerCase().replaceAll(/\s+/g, ".")}@example.com`;
    const [firstName, lastName = "Host"] = name.split(" ");
    const signedUp = await one.post("/api/auth/signup", { email, password: PASSWORD, firstName, lastName });
    if (signedUp.status >= 300)
      throw new Error(`${name} could not sign up: ${JSON.stringify(signedUp.body)}`);
    // The welcome is of no interest to other tests.
    await context.db.deleteFrom("jobs").where("kind", "=", "accounts.welcome").execute();
    const host = await signedIn(one);
    const own = { accountId: host.accountId ?? "", actor: await actorIn(host.accountId ?? "", host) };
    return Object.assign(one, { id: host.id, name, email, password: PASSWORD, ...own });
  }

  async function signedIn(one: Visitor): Promise<SignedInHost> {
    const host = await findSignedInHost(
      context,
      [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    );
    if (!host) throw new Error("nobody is signed in");
    return host;
  }

  async function actorIn(accountId: string, host: SignedInHost): Promise<Actor> {
    const membership = await findMembership(context.db, accountId, host.id);
    if (!membership) throw new Error(`${host.email} is no member of this account`);
    return actAs(host, membership);
  }

  return {
    context,
    clock,
    mailbox,
    runJobs: () => runDueJobs(context),
    logged,
    internet,
    guest: visitor(),
    visitor,
    pay: (host) => pay(host, payAt),
    actor: async (one, accountId) => actorIn(accountId, await signedIn(one)),
    fetch: app.fetch,
    close,
    async host(name, { subscribed = true } = {}) {
      const host = await signUp(name);
      if (subscribed) await pay(host, payAt);
      // The receipt is of no interest to other tests.
      await context.db.deleteFrom("jobs").where("kind", "=", "billing.receipt").execute();
      return host;
    },
    async operator(name) {
      const one = await signUp(name);
      await pay(one, payAt);
      const added = await addOperator(context, one.email, { operator: "test", reason: "a test" });
      if (!added.ok) throw new Error(added.refusal.message);
      return one;
    },
    async member({ actor }, name, role, { guidebooks = "all" } = {}) {
      const one = await signUp(name);
      clock.advance(1); // what was made first comes first
      const added = await addMember(context, actor, { userId: one.id, role, guidebooks });
      if (!added.ok) throw new Error(added.refusal.message);
      const { accountId } = actor;
      await chooseAccount(context, await signedIn(one), accountId);
      return Object.assign(one, { accountId, actor: await actorIn(accountId, await signedIn(one)) });
    },
  };
}

async function runDueJobs(context: AppContext): Promise<string[]> {
  await ensureScheduled(context, jobs);
  const ran: string[] = [];
  for (let job = await claimNextJob(context, jobs); job; job = await claimNextJob(context, jobs)) {
    await runJob(context, job, new AbortController().signal);
    ran.push(job.row.kind);
  }
  return ran;
}

async function pay(host: Visitor, payAt: NonNullable<WorldOptions["payAt"]>): Promise<void> {
  const checkout = await host.post("/api/create-checkout-session");
  await payAt(host, checkout.body.url);
}

/** In test billing, a POST without body to the checkout's URL pays. */
async function payInTest(host: Visitor, url: string): Promise<void> {
  const paid = await host.post(url);
  if (paid.status >= 400) throw new Error(`the test checkout answered ${paid.status}`);
}
