import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
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
import { listOperators } from "#operations/admin/operatorsStore.server.ts";
import { findHosts, listActions, type FoundHost } from "#operations/admin/store.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Result } from "#core/refusal.ts";

interface Printed {
  lines: string[];
  isRefused: boolean;
  /** Whether free space of the database has to be erased. */
  hasDeleted?: boolean;
}

const FOUND = 20;
const LISTED = 50;

const USAGE = `npm run admin -- COMMAND
  find TEXT                                  hosts by part of a name or e-mail, by an id, or a guidebook's slug
  grant EMAIL 2027-06-30 --because REASON    gives a plan until the end of that day (UTC), without a payment
  end EMAIL --because REASON                 ends a plan that Stripe does not charge for
  take-down SLUG --because REASON            guests find nothing behind any link of the guidebook
  put-back SLUG --because REASON
  resend EMAIL                               the e-mail that confirms the host's address
  sign-out EMAIL --because REASON            ends all sessions of the host; a stolen password wants a reset as well
  export EMAIL FILE --because REASON         all guidebooks as one new zip; --with-secrets with door codes and passwords
  delete EMAIL --for-good --because REASON   the host with all that was theirs; no way back but a backup
  operator add EMAIL                         makes a person with an account an operator; operator remove EMAIL ends it
  operator list                              the operators, the earliest first
  log                                        what operators did, newest first`;

/** Runs one command of `npm run admin`, and returns what to print. What it changes is in the audit trail (Operator 1). */
export async function runAdmin(context: AppContext, given: string[], operator: string): Promise<Printed> {
  const parsed = parse(given);
  if (parsed.wrong !== undefined) return explain(parsed.wrong);
  const { command, first = "", second = "", reason, isForGood, withSecrets } = parsed;
  const order: Order = { operator, reason };
  const needsReason = ["grant", "end", "take-down", "put-back", "sign-out", "export", "delete"].includes(
    command,
  );
  if (!first && command in missingFirst) return explain(missingFirst[command] ?? "");
  if (needsReason && !reason) return explain('The reason is missing: --because "Asked by e-mail"');
  switch (command) {
    case "find":
      return say(await describeHosts(context, first));
    case "grant": {
      const until = endOfDay(second);
      if (until === null || until <= context.now())
        return explain(`"${second}" is no day in the future, such as 2030-06-30.`);
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
      if (!origin) return refuse("Set PUBLIC_URL, which the link in the e-mail begins with.");
      const sent = await resendConfirmation(context, first, origin, { ...order, reason: reason || "asked" });
      return formatOf(sent, `The server sends it within a minute.`);
    }
    case "sign-out":
      return formatOf(await signOutHost(context, first, order), `${first} is signed out everywhere.`);
    case "export": {
      if (!second) return explain("The name of the new zip file is missing.");
      if (existsSync(second)) return refuse(`There is ${second} already. Name a new file.`);
      const exported = await exportHost(context, first, order, withSecrets);
      if (exported.ok) await writeFile(second, exported.value, { flag: "wx" });
      return formatOf(exported, `The guidebooks of ${first} are in ${second}.`);
    }
    case "delete": {
      if (!isForGood) return explain("--for-good is missing: only a backup brings a host back.");
      const deleted = await deleteHost(context, first, order);
      return { ...formatOf(deleted, "The host is gone, with all that was theirs."), hasDeleted: deleted.ok };
    }
    case "operator":
      return changeOperators(context, first, second, { operator, reason: reason || "asked" });
    case "log":
      return say(await describeActions(context));
    default:
      return explain(command ? `There is no command "${command}".` : "A command is missing.");
  }
}

/** What to say of a command whose first word is missing. */
const missingFirst: Record<string, string> = {
  find: "A part of a name or e-mail, an id or a slug is missing.",
  "take-down": "The guidebook's slug is missing.",
  "put-back": "The guidebook's slug is missing.",
  operator: "add, remove or list is missing.",
  ...Object.fromEntries(
    ["grant", "end", "resend", "sign-out", "export", "delete"].map((command) => [
      command,
      "The e-mail is missing.",
    ]),
  ),
};

async function changeOperators(
  context: AppContext,
  action: string,
  email: string,
  order: Order,
): Promise<Printed> {
  if (action === "list") return say(await describeOperators(context));
  if (!["add", "remove"].includes(action))
    return explain(`operator "${action}" is neither add, remove nor list.`);
  if (!email) return explain("The e-mail is missing.");
  if (action === "add") return formatOf(await addOperator(context, email, order), `${email} is an operator.`);
  return formatOf(await removeOperator(context, email, order), `${email} is no operator any more.`);
}

async function describeOperators({ db }: AppContext): Promise<string[]> {
  const operators = await listOperators(db);
  if (operators.length === 0) return ["There is no operator. Add one: npm run admin -- operator add EMAIL"];
  return operators.map(
    ({ email, first_name: first, last_name: last, added_at: at }) =>
      `${email}  ${first} ${last}  since ${utcDay(at)}`,
  );
}

function parse(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        because: { type: "string" },
        "for-good": { type: "boolean" },
        "with-secrets": { type: "boolean" },
      },
    });
    const [command = "", first, second] = positionals;
    return {
      command,
      first,
      second,
      reason: values.because?.trim() ?? "",
      isForGood: values["for-good"] === true,
      withSecrets: values["with-secrets"] === true,
    };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const say = (lines: string[]): Printed => ({ lines, isRefused: false });
const refuse = (line: string): Printed => ({ lines: [line], isRefused: true });
/** Says which part of the call is wrong, then how it is used. */
const explain = (wrong: string): Printed => ({ lines: [wrong, "", USAGE], isRefused: true });

function formatOf(result: Result<unknown>, line: string): Printed {
  return result.ok ? say([line]) : refuse(result.refusal.message);
}

function showOwners(result: Result<string[]>, line: string): Printed {
  if (!result.ok) return refuse(result.refusal.message);
  return say([line, `Write to its owner: ${result.value.join(", ")}`]);
}

function endOfDay(day: string): number | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? null : start + DAY_MS;
}

async function describeHosts(context: AppContext, text: string): Promise<string[]> {
  const hosts = await findHosts(context.db, text, FOUND);
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
