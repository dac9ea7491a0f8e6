import type { HostSection } from "#guidebooks/contract.ts";
import { printDefaults } from "#sections/defaults.ts";

const fields: Record<string, { field: string; texts: readonly string[] }> = {
  rules: { field: "rules", texts: printDefaults.rules },
  departure: { field: "items", texts: printDefaults.checkOut },
};

/** The number of lines that an empty card offers; its form offers all. */
const SHOWN_LINES = 3;

/** Returns the lines that an empty section can start with; none where nothing can be suggested. */
export const suggestedLines = ({ type, own }: HostSection): readonly string[] =>
  own ? [] : (fields[type]?.texts.slice(0, SHOWN_LINES) ?? []);

/** Returns the content of an empty section with a suggested line. */
export function withLine({ type, content }: HostSection, line: string): HostSection["content"] {
  const suggested = fields[type];
  return suggested ? { ...content, [suggested.field]: [line] } : content;
}
