import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { findSubscription } from "#billing/subscription.server.ts";
import { listForOperator } from "#guidebooks/takedownStore.server.ts";
import {
  addOperator,
  deleteHost,
  endPlan,
  exportHost,
  grantPlan,
  putBack,
  removeOperator,
  resendConfirmation,
  signOutHost,
  takeDown,
  type Order,
} from "#operations/admin/operator.server.ts";
import { MAX_FOUND } from "#operations/admin/contract.ts";
import { endOfDay, parseCommand, USAGE } from "#operations/admin/commandLine.server.ts";
import { allowPrivateHosts, refusePrivateHosts } from "#operations/admin/privateHosts.server.ts";
import { listPrivateAccounts } from "#accounts/webhooks/privateHostsStore.server.ts";
import { listOperators } from "#operations/admin/operatorsStore.server.ts";
import { findHosts, listActions, type FoundHost } from "#operations/admin/store.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Result } from "#core/refusal.ts";

interface Printed {
  lines: string[];
  isRefused: boolean;
  /** Whether free space of the database has to be erased. */
  hasDeleted?: boolean;
}

const LISTED = 50;

/** Runs one command of `npm run admin`, and returns what to print. What it changes is in the audit trail (Operator 1). */
export async function runAdmin(context: AppContext, given: string[], operator: string): Promise<Printed> {
  const command = parseCommand(given, context.now());
  if ("wrong" in command) return { lines: [command.wrong, "", USAGE], isRefused: true };
  const { name, first, second, reason, withSecrets } = command;
  const order: Order = { operator, reason: reason || "asked" };
  switch (name) {
    case "find":
      return say(await describeHosts(context, first));
    case "grant": {
      const until = endOfDay(second) ?? 0;
      return formatOf(await grantPlan(context, first, until, order), `${first} has a plan until ${second}.`);
    }
    case "end":
      return formatOf(await endPlan(context, first, order), `The plan of ${first} has ended.`);
    case "take-down":
      return showOwners(
        await takeDown(context, { idOrSlug: first }, order),
        "It is down: guests find nothing there.",
      );
    case "put-back":
      return showOwners(await putBack(context, { idOrSlug: first }, order), "It is back.");
    case "resend": {
      const origin = context.config.publicUrl;
      if (!origin) return refuse("Set PUBLIC_URL, which the link in the email begins with.");
      const sent = await resendConfirmation(context, first, origin, order);
      return formatOf(sent, `The server sends it within a minute.`);
    }
    case "sign-out":
      return formatOf(await signOutHost(context, first, order), `${first} is signed out everywhere.`);
    case "export": {
      if (existsSync(second)) return refuse(`There is ${second} already. Name a new file.`);
      if (!existsSync(dirname(second))) return refuse(`There is no folder ${dirname(second)}.`);
      const exported = await exportHost(context, first, order, withSecrets);
      if (exported.ok) await writeFile(second, exported.value, { flag: "wx" });
      return formatOf(exported, `The guidebooks of ${first} are in ${second}.`);
    }
    case "delete": {
      const deleted = await deleteHost(context, first, order);
      return { ...formatOf(deleted, "The host is gone, with all that was theirs."), hasDeleted: deleted.ok };
    }
    case "operator add":
      return formatOf(await addOperator(context, first, order), `${first} is an operator.`);
    case "operator remove":
      return formatOf(await removeOperator(context, first, order), `${first} is no operator any more.`);
    case "operator list":
      return say(await describeOperators(context));
    case "private-hosts allow": {
      const hosts =
        [...context.config.webhookPrivateHosts].join(", ") || "no host: WEBHOOK_PRIVATE_HOSTS is not set";
      const allowed = await allowPrivateHosts(context, first, order);
      return formatOf(allowed, `Webhooks of ${first} may reach ${hosts}.`);
    }
    case "private-hosts refuse":
      return formatOf(
        await refusePrivateHosts(context, first, order),
        `Webhooks of ${first} reach no private host any more.`,
      );
    case "private-hosts list":
      return say(await describePrivateAccounts(context));
    case "log":
      return say(await describeActions(context));
  }
}

async function describePrivateAccounts({ db }: AppContext): Promise<string[]> {
  const allowed = await listPrivateAccounts(db);
  if (allowed.length === 0) return ["No account may reach private hosts."];
  return allowed.map(
    ({ email, account_id: id, allowed_at: at }) => `${email}  account ${id}  since ${utcDay(at)}`,
  );
}

async function describeOperators({ db }: AppContext): Promise<string[]> {
  const operators = await listOperators(db);
  if (operators.length === 0) return ["There is no operator. Add one: npm run admin -- operator add EMAIL"];
  return operators.map(
    ({ email, first_name: first, last_name: last, added_at: at }) =>
      `${email}  ${first} ${last}  since ${utcDay(at)}`,
  );
}

const say = (lines: string[]): Printed => ({ lines, isRefused: false });
const refuse = (line: string): Printed => ({ lines: [line], isRefused: true });

function formatOf(result: Result<unknown>, line: string): Printed {
  return result.ok ? say([line]) : refuse(result.refusal.message);
}

function showOwners(result: Result<string[]>, line: string): Printed {
  if (!result.ok) return refuse(result.refusal.message);
  return say([line, `Write to its owner: ${result.value.join(", ")}`]);
}

async function describeHosts(context: AppContext, text: string): Promise<string[]> {
  const hosts = await findHosts(context.db, text, MAX_FOUND);
  if (hosts.length === 0) return ["Nobody was found."];
  return (await Promise.all(hosts.map((host) => describeHost(context, host)))).flat();
}

async function describeHost(context: AppContext, host: FoundHost): Promise<string[]> {
  const plan = await findSubscription(context, host.accountId);
  const until = plan.periodEnd === null ? "" : ` until ${utcDay(plan.periodEnd)}`;
  const guidebooks = await listForOperator(context.db, host.accountId);
  return [
    `${host.email}  ${host.name}  ${host.role}, since ${utcDay(host.createdAt)}  (person ${host.userId}, account ${host.accountId})`,
    `  plan: ${plan.status}${until}${plan.renews ? ", renews itself" : ""}`,
    ...guidebooks.map(({ name, slug, archivedAt, takedown }) => {
      const state = takedown ? `taken down: ${takedown.reason}` : archivedAt === null ? "live" : "archived";
      return `  ${slug}  ${name}  ${state}`;
    }),
  ];
}

async function describeActions({ db }: AppContext): Promise<string[]> {
  const actions = await listActions(db, LISTED);
  if (actions.length === 0) return ["No operator has done anything."];
  return actions.map(
    ({ at, operator, action, subject, reason }) =>
      `${new Date(at).toISOString()}  ${operator}  ${action}  ${subject}  ${reason}`,
  );
}
