import { parseArgs } from "node:util";
import { utcDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";

export const USAGE = `npm run admin -- COMMAND
  find TEXT                                  hosts by part of a name or email, by an id, or a guidebook's slug
  grant EMAIL 2027-06-30 --because REASON    gives a plan until the end of that day (UTC), without a payment
  end EMAIL --because REASON                 ends a plan that Stripe does not charge for
  take-down SLUG --because REASON            guests find nothing behind any link of the guidebook
  put-back SLUG --because REASON
  resend EMAIL                               the email that confirms the host's address
  sign-out EMAIL --because REASON            ends all sessions of the host; a stolen password wants a reset as well
  export EMAIL FILE --because REASON         all guidebooks as one new zip; --with-secrets with door codes and passwords
  delete EMAIL --for-good --because REASON   the host with all that was theirs; no way back but a backup
  operator add EMAIL                         makes a person with an account an operator; operator remove EMAIL ends it
  operator list                              the operators, the earliest first
  private-hosts allow EMAIL --because REASON lets webhooks of the host's account reach WEBHOOK_PRIVATE_HOSTS
  private-hosts refuse EMAIL --because REASON for each account of that owner, and private-hosts list
                                             both take the id of an account in place of EMAIL
  log                                        what operators did, newest first`;

/** A word of a command, with the sentences for where it is missing or wrong. */
interface Word {
  missing: string;
  /** Returns what is wrong with it; null where nothing is. `now` is epoch milliseconds. */
  check?: (text: string, now: number) => string | null;
}

const email: Word = {
  missing: "The email is missing.",
  check: (text) => (text.includes("@") ? null : `"${text}" is no email.`),
};
const account: Word = { missing: "The email, or the id of the account, is missing." };
const slug: Word = {
  missing: "The guidebook's slug is missing.",
  check: (text) =>
    text.includes("/") ? `"${text}" is no slug, which is only the last part of the guidebook's link.` : null,
};
const day: Word = {
  missing: "The day is missing, such as 2030-06-30.",
  check: (text, now) =>
    (endOfDay(text) ?? 0) > now ? null : `"${text}" is no day in the future, such as 2030-06-30.`,
};
const file: Word = { missing: "The name of the new zip file is missing." };
const searched: Word = { missing: "A part of a name or email, an id or a slug is missing." };

interface CommandRule {
  words: Word[];
  needsReason?: true;
  /** The options that no other command takes. */
  options?: ("for-good" | "with-secrets")[];
}

const needsReason = true;
const rules = {
  find: { words: [searched] },
  grant: { words: [email, day], needsReason },
  end: { words: [email], needsReason },
  "take-down": { words: [slug], needsReason },
  "put-back": { words: [slug], needsReason },
  resend: { words: [email] },
  "sign-out": { words: [email], needsReason },
  export: { words: [email, file], needsReason, options: ["with-secrets"] },
  delete: { words: [email], needsReason, options: ["for-good"] },
  "operator add": { words: [email] },
  "operator remove": { words: [email] },
  "operator list": { words: [] },
  "private-hosts allow": { words: [account], needsReason },
  "private-hosts refuse": { words: [account], needsReason },
  "private-hosts list": { words: [] },
  log: { words: [] },
} satisfies Record<string, CommandRule>;
export type CommandName = keyof typeof rules;

/** The commands of two words, with what the second may be. */
const secondWords: Record<string, string[]> = {
  operator: ["add", "remove", "list"],
  "private-hosts": ["allow", "refuse", "list"],
};

/** A command that can be run. */
export interface Command {
  name: CommandName;
  /** Its words after its name; "" where there is none. */
  first: string;
  second: string;
  reason: string;
  withSecrets: boolean;
}

/** Parses what was typed after `npm run admin --`. Returns which part of it is wrong, if one is. `now` is epoch milliseconds. */
export function parseCommand(given: string[], now: number): Command | { wrong: string } {
  const read = readArgs(given);
  if ("wrong" in read) return read;
  const { values, positionals } = read;
  const [first = "", second = ""] = positionals;
  const seconds = secondWords[first];
  if (seconds && !second) return { wrong: `${listOf(seconds)} is missing.` };
  if (seconds && !seconds.includes(second))
    return { wrong: `${first} "${second}" is neither ${listOf(seconds).replace(" or ", " nor ")}.` };
  const name = seconds ? `${first} ${second}` : first;
  if (!isCommand(name)) return { wrong: name ? `There is no command "${name}".` : "A command is missing." };
  const words = positionals.slice(seconds ? 2 : 1);
  const reason = values.because?.trim() ?? "";
  const wrong =
    wrongOptionOf(name, values) ??
    wrongWordOf(name, words, now) ??
    (needsReasonOf(name) && !reason ? 'The reason is missing: --because "Asked by email"' : null) ??
    (name === "delete" && values["for-good"] !== true
      ? "--for-good is missing: only a backup brings a host back."
      : null);
  if (wrong !== null) return { wrong };
  const [one = "", two = ""] = words;
  return { name, first: one, second: two, reason, withSecrets: values["with-secrets"] === true };
}

function readArgs(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        because: { type: "string" },
        "for-good": { type: "boolean" },
        "with-secrets": { type: "boolean" },
      },
    });
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(rules, name);
const ruleOf = (name: CommandName): CommandRule => rules[name];
const needsReasonOf = (name: CommandName) => ruleOf(name).needsReason === true;

function wrongOptionOf(name: CommandName, values: Record<string, string | boolean | undefined>) {
  const { options = [] } = ruleOf(name);
  for (const option of ["for-good", "with-secrets"] as const)
    if (values[option] === true && !options.includes(option)) return `${name} takes no --${option}.`;
  return null;
}

function wrongWordOf(name: CommandName, words: string[], now: number): string | null {
  const expected = ruleOf(name).words;
  for (const [index, word] of expected.entries()) {
    const given = words[index];
    if (!given) return word.missing;
    const wrong = word.check?.(given, now) ?? null;
    if (wrong !== null) return wrong;
  }
  const surplus = words[expected.length];
  return surplus === undefined ? null : `"${surplus}" is too much. Put a text of several words in quotes.`;
}

/** "add, remove or list". */
const listOf = (words: string[]) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** Returns the end of a day (UTC) in epoch milliseconds; null for what is no day. */
export function endOfDay(text: string): number | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February would be 2 March.
  return Number.isNaN(start) || utcDay(start) !== text ? null : start + DAY_MS;
}
