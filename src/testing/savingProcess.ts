import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { duplicateGuidebook } from "#guidebooks/duplicate.server.ts";
import { saveShared } from "#guidebooks/shared/saveShared.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** A process of its own that saves a shared section, or duplicates a guidebook, without end, until it is killed. */
const platform = openPlatform({ config: readConfig(process.env) });
const [, , what = "", id = "", actorText = "{}"] = process.argv;
const actor = JSON.parse(actorText) as Actor; // the test that starts it writes it

const deeds: Record<string, (round: number) => Promise<unknown>> = {
  save: (round) =>
    platform.db.transaction().execute(async (db) => {
      await lockAccount(db, actor.accountId);
      const values = { content: { text: `<p>Round ${round}</p>` }, filled: true, prompts: [], sources: [] };
      return saveShared(db, actor, id, values, { now: Date.now(), action: "saved" });
    }),
  duplicate: (round) => duplicateGuidebook(platform, actor, id, { name: `Copy ${round}` }),
};

for (let round = 1; ; round++) {
  await deeds[what]?.(round);
  process.stdout.write(`${round}\n`);
}
