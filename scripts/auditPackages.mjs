// Asks the registry for known weaknesses of the packages that run in production, by the policy of docs/reference/security.md.
import { spawnSync } from "node:child_process";

/** Severities that stop a release; the rest is fixed with the next update of packages. */
const GATING = new Set(["high", "critical"]);

const audit = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const report = parse(audit.stdout);
if (!report?.vulnerabilities) {
  process.stderr.write("The registry answers no audit. Run this where it does, before a release.\n");
  process.exit(2);
}
const weak = Object.values(report.vulnerabilities);
const gating = weak.filter(({ severity }) => GATING.has(severity));
for (const { name, severity, range, fixAvailable } of gating) {
  process.stdout.write(
    `${severity}: ${name} ${range}${fixAvailable ? ", a fix is there" : ", no fix yet"}\n`,
  );
}
process.stdout.write(`${weak.length} packages with known weaknesses, ${gating.length} high or critical\n`);
process.exit(gating.length === 0 ? 0 : 1);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
