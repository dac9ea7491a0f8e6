import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { splitBlock } from "#contentImport/classify/splitBlock.ts";
import { sectionTypes, type SectionType } from "#sections/catalog.ts";
import { english } from "#search/questions/english.ts";
import { french } from "#search/questions/french.ts";
import { german } from "#search/questions/german.ts";
import { readGuestNeeds } from "#search/questions/guestNeed.ts";
import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A text and the fields in which a guest would look for it; "useless" where in none. */
export interface Example {
  text: string;
  names: readonly string[];
  /** How much it counts; 1 if absent. */
  weight?: number;
}

/** Returns what the model is trained with in addition to manuals. */
export async function readExamples(): Promise<Example[]> {
  return [
    ...linesIn("phrasings"),
    ...linesIn("words"),
    ...phrasesOfNeeds(),
    ...(await sentencesOfGuidebooks()),
  ];
}

const NEED_WEIGHT = 0.5;

/** What hosts write of each thing that guests ask for, and its names: of the sections in which a guest looks for it. */
function phrasesOfNeeds(): Example[] {
  return [english, german, french]
    .flatMap(({ texts }) => texts.flatMap(readGuestNeeds))
    .flatMap(({ sections, things, answerWords }) => {
      const names = [...new Set(sections.flatMap((section) => namesFor(section, "")))];
      if (names.length === 0) return [];
      return [...things, ...answerWords].map((text) => ({ text, names, weight: NEED_WEIGHT }));
    });
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
/** Returns the field that prose of a section goes to; of "parking" that of cars. */
export function fieldOf(section: string): string | null {
  if (section === "useless") return section;
  if (section === "parking") return "checkin.parkingInfo";
  const type = sectionTypes.find((one) => one === section);
  const field = type && PROSE_FIELD[type];
  return field ? `${type}.${field}` : null;
}

const PARKS =
  /park|\bcars?\b|garage|driveway|stellplatz|\bautos?\b|stationn|garer|voiture|coche|macchina|carro|aparc|estacion/i;
/** A beach is a place and a thing to do: which of the two a host means, judged manuals say. */
const SIGHTS = ["activities.items", "places.items"];
/** Guests look for the bins where it says what to do, in whichever room they stand. */
const RUBBISH =
  /(?<!\p{L})(?:bins?|rubbish|trash|garbage|recycl\p{L}*|poubelles?|déchets|müll\p{L}*|basura|rifiuti|lixo|afval)(?!\p{L})/iu;
const GETS_IN = /check.?in|key|schlüssel/i;

export function namesFor(section: string, text: string): string[] {
  if (section === "kitchen" && RUBBISH.test(text)) return ["howto.items", "rules.rules"];
  if (section === "places") return SIGHTS;
  const isParking = section === "checkin" && PARKS.test(text) && !GETS_IN.test(text);
  const name = fieldOf(isParking ? "parking" : section);
  return name === null ? [] : [name];
}

/** Each line of a folder's files is an example of the field that its file is called after, or of several: "a.b+c.d.txt". */
function linesIn(folder: string): Example[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).flatMap((file) =>
    readFileSync(join(path, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((text) => ({ text, names: file.replace(".txt", "").split("+") })),
  );
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
