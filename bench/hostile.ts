// Whether anything that a model of bad will answers reaches a guest: node bench/hostile.ts [300 answers]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [answers = "300"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const report = join(folder, "report.json");
const turned = join(folder, "turned.txt");
const TESTS = ["src/generation/hostile.test.ts", "src/guidebooks/translation/machine/turnedRules.test.ts"];
const start = performance.now();
// A guest page is drawn by React components, which plain Node does not run.
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", ...TESTS],
  {
    stdio: "inherit",
    env: { ...process.env, HOSTILE_ANSWERS: answers, HOSTILE_REPORT: report, TURNED_RULES_REPORT: turned },
  },
);
process.stdout.write(
  `${readFileSync(report, "utf8")}\n${readFileSync(turned, "utf8")}\nin ${Math.round((performance.now() - start) / 1000)} s\n`,
);
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
