// In how many seeds the simulation finds what was undone: node scripts/simulationMutations.ts [days] [seeds] [name]
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Mutation {
  name: string;
  file: string;
  from: string;
  to: string;
}

const mutations: Mutation[] = [
  {
    name: "closures of Booking.com are paired by UID",
    file: "src/stays/calendars/match/matchReading.ts",
    from: `platform === "booking" || isBookingUid(uid);`,
    to: `platform === "booking" && isBookingUid(uid) && uid === "";`,
  },
  {
    name: "the code shows an hour after the last day",
    file: "src/stays/timeline.ts",
    from: "? dayAfter\n",
    to: "? dayAfter + HOUR_MS\n",
  },
  {
    name: "the code shows all day where another guest arrives",
    file: "src/stays/timeline.ts",
    from: "nextCheckInTime === null\n",
    to: "nextCheckInTime === null || nextCheckInTime !== null\n",
  },
  {
    name: "an entry joins no stay of another calendar: two live links",
    file: "src/stays/calendars/match/planStays.ts",
    from: "const group = groupFor(plan, entry);",
    to: "const group = [groupFor(plan, entry)].find(() => false);",
  },
  {
    name: "the invitation of an owner who was removed works",
    file: "src/accounts/members/members.server.ts",
    from: "    await deleteInvitationsBy(db, actor.accountId, userId);\n    if (leaves)",
    to: "    if (leaves)",
  },
  {
    name: "a member who was removed stays one",
    file: "src/accounts/members/members.server.ts",
    from: "await deleteMember(db, {",
    to: "if (leaves) await deleteMember(db, {",
  },
  {
    name: "a cached page is sent without a look at its revision",
    file: "src/guest/pages/cache.server.ts",
    from: "const { revision, lookedUpAt } = await lookUp(request.key, entry);",
    to: "if (entry && !isOverdue(entry.page)) return { page: entry.page };\n      const { revision, lookedUpAt } = await lookUp(request.key, entry);",
  },
  {
    name: "a job that is done runs again",
    file: "src/core/jobs/runJob.server.ts",
    from: "? await deleteJob(db, job.row)",
    to: "? await (job.row.attempts > 1 ? deleteJob(db, job.row) : releaseJob(db, job.row, { due: context.now() }))",
  },
  {
    name: "an e-mail goes about a request that is answered",
    file: "src/stays/accessRequests/store.server.ts",
    from: `.where("refused_at", "is", null)`,
    to: "",
  },
  {
    name: "guests read on for 31 days after a plan has ended",
    file: "src/billing/subscriptionState.ts",
    from: "GRACE_MS = 30 *",
    to: "GRACE_MS = 31 *",
  },
  {
    name: "the Wi-Fi password is open where the host keeps it for stays",
    file: "src/stays/visibleSections.ts",
    from: `opens !== "network" || !access.wifiForEveryone`,
    to: `opens !== "network"`,
  },
  {
    name: "a guest who has slept there is cancelled like any other",
    file: "src/stays/calendars/match/missedEntries.ts",
    from: "hasSleptHere(",
    to: "!Boolean(",
  },
];

const [days = "20", seeds = "20", wanted = ""] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "porchlight-mutated-"));
for (const part of ["src", "test", "scripts", "migrations", "package.json", "tsconfig.json"])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
const print = (text: string) => void process.stdout.write(`${text}\n`);
for (const { name, file, from, to } of mutations.filter((one) => one.name.includes(wanted))) {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, before.replaceAll(from, to));
  const args = ["scripts/simulate.ts", "--whole", "--seeds", seeds, "--days", days, "--properties", "4"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28 });
  writeFileSync(path, before);
  const broken = [...stdout.matchAll(/^BROKEN (.*)$/gm)].map(([, text]) => text ?? "");
  const run = [...stdout.matchAll(/^seed \d+: /gm)].length;
  print(`| ${name} | ${broken.length} of ${run} | ${broken[0] ?? ""} |`);
}
rmSync(copy, { recursive: true, force: true });
