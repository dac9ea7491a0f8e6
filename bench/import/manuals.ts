import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "manuals");
/** By whom the manuals were written, and up to which number. */
export const groups = [
  { name: "40 manuals that our rules were first made with", last: 40 },
  { name: "20 by one who had read the rules", last: 60 },
  { name: "20 by one who had not", last: 80 },
  { name: "20 by others who had not", last: 100 },
] as const;
export const forms = ["docx", "pdf", "html", "md", "txt", "paste"] as const;

/** What a manual says that a guest needs, and where they would look for it. */
export interface Fact {
  /** "wifi.password" for a field's value, sections in which the words may stand, or "secret". */
  where: { field: string } | { sections: string[] } | { secret: true };
  text: string;
}

/** A manual as one of us wrote it, and what a guidebook should make of it. */
export interface ManualSample {
  name: string;
  form: (typeof forms)[number];
  look: string;
  body: string;
  facts: Fact[];
  /** The place of its group in `groups`. */
  group: number;
}

/** Reads every manual with its facts, which were written before our rules were measured by them. */
export function readManuals(): ManualSample[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .map((file) => {
      const [head = "", rest = ""] = readFileSync(join(FOLDER, file), "utf8").split(/^---\n/m);
      const all = readFileSync(join(FOLDER, file), "utf8").slice(head.length + "---\n".length);
      const end = all.lastIndexOf("\n===\n");
      if (rest === "" || end === -1) throw new Error(`${file} has another form`);
      const form = forms.find((one) => one === /^form: (\w+)$/m.exec(head)?.[1]);
      if (!form) throw new Error(`${file} has no form`);
      return {
        name: file.replace(".txt", ""),
        form,
        look: /^look: (\w+)$/m.exec(head)?.[1] ?? "plain",
        body: all.slice(0, end),
        facts: all
          .slice(end + "\n===\n".length)
          .split("\n")
          .filter((line) => line !== "")
          .map(factOf),
        group: groups.findIndex(({ last }) => Number.parseInt(file, 10) <= last),
      };
    });
}

function factOf(line: string): Fact {
  const value = /^(\w+\.\w+) = (.+)$/.exec(line);
  if (value) return { where: { field: value[1] ?? "" }, text: value[2] ?? "" };
  const [, where = "", text = ""] = /^([\w|]+): (.+)$/.exec(line) ?? [];
  if (text === "") throw new Error(`a fact of another form: ${line}`);
  return { where: where === "secret" ? { secret: true } : { sections: where.split("|") }, text };
}
