// Guidebooks with a model's choices and without, to be read blind: node bench/pairs.ts FOLDER OUT (docs/reference/measurements/pairs.md)
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomInt } from "node:crypto";
import { z } from "zod";
import { generationRequest } from "#generation/contract.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { importPlaces } from "#places/index/import.server.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext, type AppContext } from "#core/context.server.ts";
import { asGuestsRead } from "./pairs/asGuestsRead.ts";
import { choices, startChosen } from "./pairs/chosen.ts";
import { makeTables, newHost } from "./towns/host.ts";

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error("Say in which folder the extracts lie, and where the pairs go.");
/** Hours are stated while they are fresh: each map is used in the month after it was made. */
const MONTH = 30 * 24 * 3600 * 1000;
const pair = z.object({ of: z.string(), title: z.string(), request: generationRequest });
const say = (line: string) => process.stdout.write(`${line}\n`);
const stored = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "pairs", name), "utf8"));

const texts = join(out, "texts");
mkdirSync(texts, { recursive: true });
const prompts = join(out, "prompts.jsonl");
rmSync(prompts, { force: true });
// A model that is set up as for the server is asked; else the stand-in answers what one chose before.
const standIn = await startChosen(choices.parse(stored("choices.json")), {
  note: say,
  onPrompt: (prompt) => appendFileSync(prompts, `${JSON.stringify(prompt)}\n`),
});
const dataDir = mkdtempSync(join(tmpdir(), "bench-pairs-"));
const model = process.env["LLM_MODEL"] ? {} : { LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "chosen-before" };
const config = readConfig({ ...process.env, ...model, DATA_DIR: dataDir, BILLING: "off" });
let clock = Date.now();
const withModel: AppContext = { ...openContext({ config }), now: () => clock };
const without: AppContext = { ...withModel, config: { ...config, llm: undefined } };
await makeTables(withModel.db);

const pairs = z.array(pair).parse(stored("requests.json"));
for (const extract of new Set(pairs.map(({ of }) => of)))
  await importPlaces(withModel.db, join(folder, extract), { now: clock });

const key: string[] = ["| pair | with the model |", "| --- | --- |"];
for (const [at, { of, title, request }] of pairs.entries()) {
  const row = await withModel.db
    .selectFrom("places")
    .select("as_of")
    .where("dataset", "=", of)
    .executeTakeFirst();
  clock = (row?.as_of ?? clock) + MONTH;
  const number = String(at + 1).padStart(2, "0");
  const modelIs = randomInt(2) === 0 ? "A" : "B";
  for (const side of ["A", "B"]) {
    const context = side === modelIs ? withModel : without;
    const host = await newHost(context.db, at * 2 + (side === "A" ? 0 : 1));
    const made = await generateGuidebook(context, host, request);
    if (!made.ok) throw new Error(`${title}: ${made.refusal.message}`);
    const { sectionsByModel } = made.value.enhancedMetrics;
    if (context === withModel) say(`${title}: the model chose for ${sectionsByModel.length} sections`);
    const sections = await findSections(context.db, host, made.value.id);
    writeFileSync(join(texts, `${number}-${side}.md`), asGuestsRead(`${number} ${side}: ${title}`, sections));
  }
  key.push(`| ${number} | ${modelIs} |`);
}
writeFileSync(join(out, "key.md"), `# Which is which\n\n${key.join("\n")}\n`);
await withModel.close();
rmSync(dataDir, { recursive: true });
process.exit(0);
