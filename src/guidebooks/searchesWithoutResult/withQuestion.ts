import { rowOf, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { blankContact } from "#sections/contacts/content.ts";
import { leavesOf } from "#sections/section.ts";
import { shapes, type ContentOf, type ShapeName } from "#sections/shapes.ts";

/** Adds an entry for a question, by the type of content: a heading in rich text, else a first entry of its list. */
const additions: { [Name in ShapeName]?: (content: ContentOf<Name>, question: string) => ContentOf<Name> } = {
  prose: (content, question) => ({ ...content, text: underHeading(content.text, question) }),
  wifi: (content, question) => ({ ...content, notes: underHeading(content.notes, question) }),
  checkin: (content, question) => ({ ...content, details: underHeading(content.details, question) }),
  departure: (content, question) => ({ ...content, intro: underHeading(content.intro, question) }),
  rules: (content, question) => ({ ...content, rules: [`${question}: `, ...content.rules] }),
  howto: ({ items }, title) => ({
    items: [...shapes.howto.schema.parse({ items: [{ title }] }).items, ...items],
  }),
  // A search for a contact is a role: "doctor".
  contacts: (content, role) => ({ items: [{ ...blankContact, role: role.slice(0, 80) }, ...content.items] }),
  list: (content, name) => ({ ...content, items: [...namedEntry(name), ...content.items] }),
  ideas: (content, name) => ({ ...content, items: [...namedEntry(name), ...content.items] }),
  recommendations: (content, name) => ({
    ...content,
    activities: [...namedEntry(name), ...content.activities],
  }),
};

/** Returns a section's content with the question added: the host writes the answer below it. */
export function withQuestion(type: SectionType, content: SectionContent, question: string): SectionContent {
  const text = `${question.charAt(0).toUpperCase()}${question.slice(1)}`;
  const add = additions[rowOf(type).shape] as
    | ((given: SectionContent, text: string) => SectionContent) // the type's own shape
    | undefined;
  return add && !hasQuestion(type, content, text) ? add(content, text) : content;
}

/** A draft that was opened before contains the question already. */
function hasQuestion(type: SectionType, content: SectionContent, question: string): boolean {
  const heading = headingOf(question);
  return leavesOf({ type, content }).some(
    ({ value }) => value === question || value.startsWith(`${question}:`) || value.includes(heading),
  );
}

const namedEntry = (name: string) => shapes.ideas.schema.parse({ items: [{ name }] }).items;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const headingOf = (text: string) => `<h2>${text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</h2>`;

const underHeading = (html: string, heading: string) => `${html}${headingOf(heading)}<p></p>`;
