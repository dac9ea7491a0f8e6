import type { ReadManual } from "#contentImport/contract.ts";
import { sortManual, type SortingContext } from "#contentImport/modelSort/sortManual.server.ts";
import { readConfig } from "#core/config.server.ts";
import { newLog } from "#core/log.server.ts";
import { ok } from "#core/refusal.ts";
import { hostileSorters, sentManual } from "#test/manuals/sorters.ts";
import { startStandIn } from "#test/modelStandIn.ts";
import type { Fact, ManualSample } from "./manuals.ts";
import { scoreOf, type Score } from "./score.ts";

export interface BadWill {
  score: Score;
  /** Sentences that it moved or left out. */
  moved: number;
  /** Sentences that the model was sent. */
  sent: number;
  /** Secrets of the manual, and its network's name, that stood in a request. */
  leaked: string[];
}

const SECRET_FIELDS = new Set(["wifi.networkName", "wifi.password", "checkin.doorCode"]);
const isSecret = ({ where }: Fact) =>
  "secret" in where || ("field" in where && SECRET_FIELDS.has(where.field));
const plain = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** Starts a model's stand-in that puts every sentence that it may move where it does not belong, or leaves it out. Close it when done. */
export async function startBadWill() {
  const misplace = hostileSorters["puts each where it does not belong"];
  if (!misplace) throw new Error("there is no such sorter");
  const standIn = await startStandIn(misplace);
  const context: SortingContext = {
    config: readConfig({ BILLING: "off", LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "stand-in" }),
    log: newLog("warn"),
    limits: { consume: async () => ok(undefined) },
  };
  return {
    async sort(sample: ManualSample, manual: ReadManual): Promise<BadWill> {
      standIn.requests.length = 0;
      const { signal } = new AbortController();
      const read = await sortManual(context, { accountId: sample.name }, manual, { signal });
      const sentences = standIn.requests.flatMap((request) => sentManual(request).sentences);
      const words = plain(sentences.map(({ text, under = "" }) => `${under} . ${text}`).join(" . "));
      const leaked = sample.facts.filter((fact) => isSecret(fact) && words.includes(plain(fact.text)));
      return {
        score: scoreOf(sample, read),
        sent: sentences.length,
        moved: (read.sorting?.moved ?? 0) + (read.sorting?.leftOut ?? 0),
        leaked: leaked.map(({ text }) => text),
      };
    },
    close: () => standIn.close(),
  };
}
