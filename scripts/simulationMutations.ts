// Which seed is the first to find what was undone, and its story: node scripts/simulationMutations.ts [days] [seeds] [name]
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Mutation {
  name: string;
  file: string;
  /** What is undone in that file: each text, and the one in its place. */
  edits: [from: string, to: string][];
  /** The same in another file, where two places keep the rule. */
  more?: Pick<Mutation, "file" | "edits">;
  /** The properties that can find it; all if not given. */
  only?: string;
  /** How long it takes to show; as many as are given if not here. */
  days?: string;
}

/** Of five properties one has the feed of Booking.com: these four have, for what few of its guests do. */
const BOOKINGS = "1,6,11,16";

const mutations: Mutation[] = [
  {
    name: "an early check-in is offered while another guest is there",
    file: "src/stays/extras/calendarKnows.ts",
    edits: [["const leaving = isReady ? []", 'const leaving = isReady || facts.today !== "" ? []']],
  },
  {
    name: "a yes changes the request alone",
    file: "src/stays/extras/answerExtra.server.ts",
    edits: [
      [
        `if (answer === "no" || kind === "other" || given === null) return ok(true);`,
        `if (answer !== "no" || kind === "other" || given === null) return ok(true);`,
      ],
    ],
  },
  {
    name: "closures of Booking.com are paired by UID",
    file: "src/stays/calendars/match/matchReading.ts",
    edits: [
      [
        `platform === "booking" || isBookingUid(uid);`,
        `platform === "booking" && isBookingUid(uid) && uid === "";`,
      ],
    ],
  },
  {
    name: "the code shows an hour after the last day",
    file: "src/stays/timeline.ts",
    edits: [["? dayAfter\n", "? dayAfter + HOUR_MS\n"]],
  },
  {
    name: "the code shows all day where another guest arrives",
    file: "src/stays/timeline.ts",
    edits: [["nextCheckInTime === null\n", "nextCheckInTime === null || nextCheckInTime !== null\n"]],
  },
  {
    name: "calendars with the same days make two stays: two live links",
    file: "src/stays/calendars/match/planStays.ts",
    edits: [
      ["const group = groupFor(plan, entry);", "const group = [groupFor(plan, entry)].find(() => false);"],
      ["mergeDuplicates(plan);", "new Set<string>();"],
      ["const tiled = group ? undefined :", "const tiled = group === group ? undefined :"],
    ],
  },
  {
    name: "the invitation of an owner who was removed works",
    file: "src/accounts/members/members.server.ts",
    edits: [
      ["    await deleteInvitationsBy(db, actor.accountId, userId);\n    if (leaves)", "    if (leaves)"],
    ],
    more: {
      file: "src/accounts/members/invitationStore.server.ts",
      edits: [
        [`.innerJoin("account_members as inviter"`, `.leftJoin("account_members as inviter"`],
        [`.innerJoin("account_members as maker"`, `.leftJoin("account_members as maker"`],
        [`.where("inviter.role", "in", rolesWith("manage members"))`, ""],
        [`.where("maker.role", "in", rolesWith("manage members"))`, ""],
      ],
    },
  },
  {
    name: "a member who was removed stays one",
    file: "src/accounts/members/members.server.ts",
    edits: [["await deleteMember(db, {", "if (leaves) await deleteMember(db, {"]],
  },
  {
    name: "a cached page is sent without a look at its revision",
    file: "src/guest/pages/cache.server.ts",
    edits: [
      [
        "const { revision, lookedUpAt } = await lookUp(request.key, entry);",
        "if (entry && !isOverdue(entry.page)) return { page: entry.page };\n      const { revision, lookedUpAt } = await lookUp(request.key, entry);",
      ],
    ],
  },
  {
    name: "a job that is done runs again",
    file: "src/core/jobs/runJob.server.ts",
    edits: [
      [
        "? await deleteJob(db, job.row)",
        "? await (job.row.attempts > 1 ? deleteJob(db, job.row) : releaseJob(db, job.row, { due: context.now() }))",
      ],
    ],
  },
  {
    name: "an email goes about a request that is answered",
    file: "src/stays/accessRequests/store.server.ts",
    edits: [[`.where("refused_at", "is", null)`, ""]],
  },
  {
    name: "guests read on for 31 days after a plan has ended",
    file: "src/billing/subscriptionState.ts",
    days: "50",
    edits: [["GRACE_MS = 30 *", "GRACE_MS = 31 *"]],
  },
  {
    name: "the Wi-Fi password is open where the host keeps it for stays",
    file: "src/stays/visibleSections.ts",
    edits: [[`opens !== "network" || !access.wifiForEveryone`, `opens !== "network"`]],
  },
  {
    name: "a guest who has slept there is cancelled like any other",
    file: "src/stays/calendars/match/missedEntries.ts",
    edits: [["hasSleptHere(", "!Boolean("]],
  },
  {
    name: "who left early reads codes while the next guest is there",
    file: "src/stays/guestGuidebook.server.ts",
    only: BOOKINGS,
    edits: [[`row.doubt === "missing" ?`, `row.doubt === "missing" && row.id === "" ?`]],
  },
  {
    name: "the last nights of who left early are listed again, and no host is asked",
    file: "src/stays/calendars/match/matchReading.ts",
    only: BOOKINGS,
    edits: [["return !isNamed && isUnderWay(", "return isNamed && isUnderWay("]],
  },
  {
    name: "a stay is answered as added where its transaction has failed",
    file: "src/stays/stays.server.ts",
    edits: [
      [
        "stayCreated, daysOf(given), { guidebookId, subjectId: row.id });\n  });",
        "stayCreated, daysOf(given), { guidebookId, subjectId: row.id });\n  }).catch(() => undefined);",
      ],
    ],
  },
  {
    name: "the event of a stay is stored before its transaction",
    file: "src/stays/stays.server.ts",
    edits: [
      [
        "await context.db.transaction().execute(async (db) => {\n    await insertStay(db, row);\n    await recordEvent(context, db, actor, stayCreated, daysOf(given), { guidebookId, subjectId: row.id });\n  });",
        "await recordEvent(context, context.db, actor, stayCreated, daysOf(given), { guidebookId, subjectId: row.id });\n  await context.db.transaction().execute((db) => insertStay(db, row));",
      ],
    ],
  },
  {
    name: "a device that is gone is sent messages",
    file: "src/stays/push/sendPush.server.ts",
    edits: [["if (GONE.includes(status)) return forget;", "if (GONE.includes(status)) return done();"]],
  },
  {
    name: "a lock opens as soon as its guest reads the code",
    file: "src/stays/calendarsOut/feeds.server.ts",
    edits: [["Math.max(checkIn, shownFrom)", "Math.min(checkIn, shownFrom)"]],
  },
  {
    name: "a guidebook that is erased at once stays for 30 days",
    file: "src/guidebooks/bin/bin.server.ts",
    edits: [["deleted_at: binnedSince(context.now())", "deleted_at: context.now()"]],
  },
  {
    name: "guests are erased a week late",
    file: "src/stays/erasing/erasing.server.ts",
    only: "4",
    days: "45",
    edits: [["addDays(utcDay(now), -DELETED_AFTER_DAYS)", "addDays(utcDay(now), -DELETED_AFTER_DAYS - 7)"]],
  },
  {
    name: "a page is not sent while the database does not answer",
    file: "src/guest/pages/lookUp.server.ts",
    edits: [["MAX_AGE_MS = MINUTE_MS", "MAX_AGE_MS = 0 * MINUTE_MS"]],
  },
  {
    name: "a tab saves over what another one has saved",
    file: "src/guidebooks/sections.server.ts",
    edits: [["version !== undefined && version !== before.section.version", "version === -1"]],
  },
  {
    name: "a tab of another account saves",
    file: "src/accounts/otherAccount.server.ts",
    edits: [
      ["drawnFor === screenOwnerValue(host)", 'drawnFor !== screenOwnerValue({ id: "", accountId: null })'],
    ],
  },
  {
    name: "a message that a receiver did not take is not sent again",
    file: "src/accounts/webhooks/deliver.server.ts",
    edits: [["isTaken || isOff ? undefined", "isTaken || isOff || row.tries === 0 ? undefined"]],
  },
  {
    name: "the token of a member who was removed works",
    file: "src/accounts/members/members.server.ts",
    edits: [["await deleteTokensOf(", "if (leaves) await deleteTokensOf("]],
    more: {
      file: "src/accounts/tokens/bearer.server.ts",
      edits: [["!row || !(await findMembership(db, row.account_id, row.user_id))", "!row"]],
    },
  },
];

const [usualDays = "15", seeds = "20", wanted = ""] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "porchlight-mutated-"));
for (const part of ["src", "test", "scripts", "migrations", "package.json", "tsconfig.json"])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
const print = (text: string) => void process.stdout.write(`${text}\n`);
for (const mutation of mutations.filter((one) => one.name.includes(wanted))) {
  const parts = [mutation, ...(mutation.more ? [mutation.more] : [])];
  for (const part of parts) writeFileSync(join(copy, part.file), mutated(part));
  const { only, days = usualDays } = mutation;
  const size = only ? ["--properties", "16", "--only", only] : ["--properties", "5"];
  const args = ["scripts/simulate.ts", "--first", "--seeds", seeds, "--days", days, ...size];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28 });
  for (const { file } of parts) cpSync(join(root, file), join(copy, file));
  const broken = /^BROKEN (.*)$/m.exec(stdout)?.[1];
  const seed = [...stdout.matchAll(/^seed (\d+): /gm)].at(-1)?.[1];
  const story = stdout.split("\n").filter((line) => line.startsWith("  "));
  print(
    `| ${mutation.name} | ${broken ? `seed ${seed}` : `none of ${seed}`} | ${story.length} | ${broken ?? ""} |`,
  );
  for (const line of story) print(line);
}
rmSync(copy, { recursive: true, force: true });

function mutated({ file, edits }: Pick<Mutation, "file" | "edits">): string {
  let text = readFileSync(join(root, file), "utf8");
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
