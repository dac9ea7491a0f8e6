import { readFileSync } from "node:fs";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { duplicateGuidebook } from "#guidebooks/duplicate.server.ts";
import { saveShared } from "#guidebooks/shared/saveShared.server.ts";
import type { PlacedSentence } from "#contentImport/contract.ts";
import { applyToGuidebook } from "#contentImport/apply/applyImport.server.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext } from "#core/context.server.ts";
import type { KilledDeed } from "#test/killing.ts";
import { importGuidebook } from "#operations/export/importGuidebook.server.ts";

/** A process that repeats one thing until it is killed. */
const context = openContext({ config: readConfig(process.env) });
const [, , what = "", id = "", actorText = "{}"] = process.argv;
const actor = JSON.parse(actorText) as Actor; // the test that starts it writes it

/** A sentence for each of three sections. */
const sentencesOf = (round: number): PlacedSentence[] =>
  ["amenities", "kitchen", "emergency"].map((section) => ({
    line: 0,
    text: `Sentence ${round}`,
    form: "sentence",
    target: { section, field: "text" },
  }));

const deeds: Record<KilledDeed, (round: number) => Promise<unknown>> = {
  save: (round) =>
    context.db.transaction().execute(async (db) => {
      await lockAccount(db, actor.accountId);
      const values = { content: { text: `<p>Round ${round}</p>` }, filled: true, prompts: [], sources: [] };
      return saveShared(db, actor, id, values, { now: Date.now(), action: "saved" });
    }),
  duplicate: (round) => duplicateGuidebook(context, actor, id, { name: `Copy ${round}` }),
  "import a zip": () => importGuidebook(context, actor, readFileSync(id)),
  "put a manual in": (round) =>
    applyToGuidebook(context, actor, id, { sentences: sentencesOf(round), versions: {} }),
};

for (let round = 1; ; round++) {
  await deeds[what as KilledDeed](round);
  process.stdout.write(`${round}\n`);
}
