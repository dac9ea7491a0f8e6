import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A sentence of a manual, and the sections in which a reader would look for it; "useless" where in none. */
const judgements = z.array(z.object({ sentence: z.string(), sections: z.array(z.string()).min(1) }));
export type Judgement = z.output<typeof judgements>[number];

/** Returns what a reader judged of a manual of a folder. */
export const readJudgements = (folder: string, name: string): Judgement[] =>
  judgements.parse(JSON.parse(readFileSync(join(folder, `${name}.judged.json`), "utf8")));
