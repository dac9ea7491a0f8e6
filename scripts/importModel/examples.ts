import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readManuals } from "../../bench/import/manuals.ts";
import { piecesOf } from "../../bench/import/pieces.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import { splitBlock } from "#contentImport/classify/splitBlock.ts";
import { sectionTypes, type SectionType } from "#sections/catalog.ts";
import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A text and the fields in which a guest would look for it; "useless" where in none. */
export interface Example {
  text: string;
  names: readonly string[];
}

/** Returns what the model is trained with, but for the manuals of some groups. */
export async function readExamples(without: readonly number[]): Promise<Example[]> {
  return [
    ...linesIn("phrasings"),
    ...linesIn("words"),
    ...sentencesOfManuals(without),
    ...(await sentencesOfGuidebooks()),
  ];
}

/** The field of a section that prose goes to. */
const PROSE_FIELD: Partial<Record<SectionType, string>> = {
  welcome: "text",
  checkin: "details",
  amenities: "text",
  kitchen: "text",
  rules: "rules",
  howto: "items",
  wifi: "notes",
  emergency: "text",
  transportation: "text",
  dining: "items",
  shopping: "items",
  services: "items",
  activities: "items",
  places: "items",
  departure: "items",
};
const PARKS =
  /park|\bcars?\b|garage|driveway|stellplatz|\bautos?\b|stationn|garer|voiture|coche|macchina|carro|aparc|estacion/i;
const GETS_IN = /check.?in|key|schlüssel/i;

function namesFor(section: string, text: string): string[] {
  const type = sectionTypes.find((one) => one === section);
  const field = type && PROSE_FIELD[type];
  if (!field) return [];
  const isParking = type === "checkin" && PARKS.test(text) && !GETS_IN.test(text);
  return [`${type}.${isParking ? "parkingInfo" : field}`];
}

/** Each line of a folder's files is an example of the field that its file is called after. */
function linesIn(folder: string): Example[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).flatMap((file) =>
    readFileSync(join(path, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((text) => ({ text, names: [file.replace(".txt", "")] })),
  );
}

const plain = (text: string) =>
  toUnicodeForm(text, "NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Sentences of the benchmark's manuals that a fact says the sections of. */
function sentencesOfManuals(without: readonly number[]): Example[] {
  return readManuals()
    .filter(({ group }) => !without.includes(group))
    .flatMap(({ body, facts }) => {
      const sentences = piecesOf(body).flatMap((piece) => {
        if (piece.kind === "heading") return [];
        return piece.kind === "row"
          ? [piece.cells.join(": ")]
          : splitBlock(piece.text.replaceAll("**", ""), null);
      });
      const found = new Map<string, string[]>();
      for (const { where, text } of facts) {
        if (!("sections" in where)) continue;
        const sentence = sentences.find((one) => plain(one).includes(plain(text))) ?? text;
        const names = where.sections.flatMap((section) => namesFor(section, sentence));
        if (names.length > 0) found.set(sentence, names);
      }
      return [...found].map(([text, names]) => ({ text, names }));
    });
}

const GUIDEBOOKS = join(import.meta.dirname, "../../test/answers/guidebooks");

/** Sentences of the guidebooks that the search is tested with. */
async function sentencesOfGuidebooks(): Promise<Example[]> {
  const modules = await Promise.all(
    readdirSync(GUIDEBOOKS).map(
      (file) => import(join(GUIDEBOOKS, file)) as Promise<Record<string, AnswersGuidebook>>, // each exports a guidebook
    ),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([section, content]) =>
        textsIn(content).flatMap((text) => {
          const names = namesFor(section, text);
          return names.length > 0 && /\S \S/.test(text) ? [{ text, names }] : [];
        }),
      ),
    ),
  );
}

/** Keys of values that are no prose. */
const VALUES = /url|code|password|network|type|time/i;

/** Returns the sentences of a section's content; an entry's description also with its name before it. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string")
    return content.split(/<\/(?:p|li|h2|h3)>|<br\/?>/).flatMap((part) => splitBlock(withoutTags(part), null));
  if (Array.isArray(content)) return content.flatMap(textsIn);
  if (typeof content !== "object" || content === null) return [];
  const fields = Object.entries(content);
  const { name, description } = Object.fromEntries(fields);
  if (typeof name === "string" && typeof description === "string")
    return [`${name} – ${withoutTags(description)}`, withoutTags(description)];
  return fields.flatMap(([key, value]) => (VALUES.test(key) ? [] : textsIn(value)));
}

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .trim();
