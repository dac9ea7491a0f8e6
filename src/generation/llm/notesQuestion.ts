import { z } from "zod";
import type { Question } from "#core/llm/askModel.server.ts";
import type { Chosen } from "#generation/llm/entriesQuestion.ts";
import { isObject, listIn, numbered, oneOf } from "#generation/llm/ids.ts";
import { dataText, rules } from "#generation/llm/rules.ts";
import { moveNotes, openNotes, type PlacedNote, type PlacedNotes } from "#generation/notes/placeNotes.ts";
import { noteSections, type NoteSection } from "#generation/notes/topics.ts";
import { catalog } from "#sections/catalog.ts";

/** Returns the question where the host's sentences belong, as data and without those that open a door. */
export function notesQuestion(placed: PlacedNotes): Question<Chosen<PlacedNotes>> {
  const notes = numbered("s", openNotes(placed));
  const placement = z.object({ sentence: oneOf(notes.ids), section: oneOf(noteSections) });
  const given = {
    sections: Object.fromEntries(noteSections.map((type) => [type, catalog[type].title])),
    sentences: Object.fromEntries(notes.ids.map((id) => [id, notes.of(id)?.text])),
  };
  return {
    schema: z.object({ placements: z.array(placement) }),
    system: rules,
    prompt: `Section: the host's notes. For each sentence choose the section in which a guest will look for it.
${dataText(given)}`,
    read(json) {
      const list = listIn(json, "placements");
      if (!list) return null;
      const sections = new Map<PlacedNote, NoteSection>();
      for (const item of list) {
        if (!isObject(item)) continue;
        const note = notes.of(item["sentence"]);
        const section = noteSections.find((type) => type === item["section"]);
        if (note && section && !sections.has(note)) sections.set(note, section);
      }
      if (sections.size === 0) return null;
      return { choice: moveNotes(placed, sections), dropped: list.length - sections.size };
    },
  };
}
