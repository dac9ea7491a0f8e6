import { placeholders, type Placeholder } from "#stays/messageTemplates/template.ts";

/** A piece of a template: words, or a placeholder with the position of its first brace. */
export interface TemplatePart {
  at: number;
  text: string;
  /** The name between the braces; null for words. */
  name: string | null;
}

/** Splits a template at its placeholders, in order; the parts together are the template. */
export function placeholderParts(template: string): TemplatePart[] {
  let at = 0;
  return template.split(/(\{\w*\})/).flatMap((text, index) => {
    const part = { at, text, name: index % 2 === 1 ? text.slice(1, -1) : null };
    at += text.length;
    return text === "" ? [] : part;
  });
}

export const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** Returns the placeholders that a template has, each once, in the order of their first use. */
export const placeholdersIn = (template: string): Placeholder[] => [
  ...new Set(placeholderParts(template).flatMap(({ name }) => (name && isPlaceholder(name) ? name : []))),
];

/** Returns the known placeholder that ends (back) or begins (forward) at a cursor, else null. */
export function placeholderAt(template: string, cursor: number, direction: "back" | "forward") {
  return (
    placeholderParts(template).find(
      ({ at, text, name }) =>
        name !== null && isPlaceholder(name) && cursor === (direction === "back" ? at + text.length : at),
    ) ?? null
  );
}
