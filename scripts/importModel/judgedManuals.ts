import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readManuals } from "../../bench/import/manuals.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Block } from "#contentImport/blocks.ts";
import { outlineManual, type Piece } from "#contentImport/classify/pieces.ts";
import { readMarkdown } from "#contentImport/parse/markdown.ts";
import { fieldOf, namesFor, type Example } from "./examples.ts";

/** A manual of which all or some sentences are judged. */
export interface JudgedManual {
  name: string;
  pieces: readonly Piece[];
  /** Of each sentence the fields in which a guest would look for it; none where it was not judged. */
  names: readonly (readonly string[])[];
  examples: readonly Example[];
}

/** Returns the manuals of `manuals`, and those of the benchmark but for some groups. */
export function readJudgedManuals(without: readonly number[]): JudgedManual[] {
  return [...writtenManuals(), ...benchmarkManuals(without)];
}

const MANUALS = join(import.meta.dirname, "manuals");
const SENTENCE = /^([a-z|]+): (.+)$/;

/**
 * Reads manuals of which each sentence has its sections before it: "kitchen|howto: The hob …". After "form: paragraphs"
 * the sentences up to an empty line are a paragraph, after "form: lines" each is one.
 */
function writtenManuals(): JudgedManual[] {
  return readdirSync(MANUALS).map((file) => {
    const [form = "", ...lines] = readFileSync(join(MANUALS, file), "utf8").split("\n");
    const examples = lines.flatMap((line): Example[] => {
      const [, sections = "", text = ""] = SENTENCE.exec(line) ?? [];
      return text === ""
        ? []
        : [
            {
              text: text.replace(/^- /, ""),
              names: sections.split("|").flatMap((one) => fieldOf(one) ?? []),
            },
          ];
    });
    const plain = lines.map((line) => line.replace(SENTENCE, "$2")).join("\n");
    const text = form === "form: paragraphs" ? plain.replaceAll(/(?<=[^\n])\n(?=[^\n#])/g, " ") : plain;
    return judge(file, readMarkdown(text), examples);
  });
}

/** The benchmark's facts say the sections of some sentences. */
function benchmarkManuals(without: readonly number[]): JudgedManual[] {
  return readManuals()
    .filter(({ group }) => !without.includes(group))
    .map(({ name, body, facts }) => {
      const known = facts.flatMap(({ where, text }) =>
        "sections" in where ? [{ text, names: where.sections.flatMap((one) => namesFor(one, text)) }] : [],
      );
      const judged = judge(
        name,
        readMarkdown(body),
        known.filter(({ names }) => names.length > 0),
      );
      const examples = judged.pieces.flatMap(({ text }, at) => {
        const names = judged.names[at] ?? [];
        return names.length > 0 ? [{ text, names }] : [];
      });
      return { ...judged, examples };
    });
}

const signsOf = (text: string) =>
  toUnicodeForm(text, "NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
const MIN_PART = 8;

function judge(name: string, blocks: readonly Block[], examples: readonly Example[]): JudgedManual {
  const judged = examples.map((example) => ({ signs: signsOf(example.text), names: example.names }));
  const { pieces } = outlineManual(blocks);
  const names = pieces.map((piece) => {
    const signs = signsOf(piece.text);
    const found = judged.find(
      (one) =>
        one.signs === signs ||
        (Math.min(one.signs.length, signs.length) >= MIN_PART &&
          (one.signs.includes(signs) || signs.includes(one.signs))),
    );
    return found?.names ?? [];
  });
  return { name, pieces, names, examples };
}
