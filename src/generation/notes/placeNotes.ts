import { readFields, type NotedFields } from "#generation/notes/readFields.ts";
import { splitNotes } from "#generation/notes/splitNotes.ts";
import { isSecret, ruleFor, type NoteSection, type Topic } from "#generation/notes/topics.ts";

/** A sentence of the host, word for word, and its section. */
export interface PlacedNote {
  text: string;
  section: NoteSection;
  topic: Topic | null;
  /** Only for guests during their stay; no model reads it. */
  isSecret: boolean;
}

/** A host's notes: the values for fields, and the sentences by section. */
export interface PlacedNotes {
  fields: NotedFields;
  notes: readonly PlacedNote[];
}

/** Places a host's notes by rule. A sentence without a section goes into the welcome. */
export function placeNotes(notes: string): PlacedNotes {
  const fields: NotedFields = {};
  const placed: PlacedNote[] = [];
  for (const text of splitNotes(notes)) {
    const reading = readFields(text);
    const isNew = Object.keys(reading.fields).every((field) => !Object.hasOwn(fields, field));
    if (isNew) Object.assign(fields, reading.fields);
    // Two sentences with different values: both are shown to the host.
    if (isNew && reading.isWhole) continue;
    const rule = ruleFor(text);
    const section = sectionOf(text, rule?.section);
    placed.push({ text, section, topic: rule?.topic ?? null, isSecret: isSecret(text) });
  }
  return { fields, notes: placed };
}

/** Sections of lines, which have no block "Only during the stay", and the maximum length of a line; characters. */
const LINES = new Set<NoteSection>(["rules", "departure"]);
const MAX_LINE = 500;

function sectionOf(text: string, wanted: NoteSection = "welcome"): NoteSection {
  if (isSecret(text)) return wanted === "wifi" ? wanted : "checkin";
  return LINES.has(wanted) && text.length > MAX_LINE ? "welcome" : wanted;
}

/** Returns the notes that a model may place: those that open no door. */
export const openNotes = ({ notes }: PlacedNotes) => notes.filter((note) => !note.isSecret);

/** Returns the notes with the sections chosen for some of them. */
export function moveNotes(placed: PlacedNotes, sections: ReadonlyMap<PlacedNote, NoteSection>): PlacedNotes {
  const notes = placed.notes.map((note) => ({
    ...note,
    section: sectionOf(note.text, sections.get(note) ?? note.section),
  }));
  return { ...placed, notes };
}
