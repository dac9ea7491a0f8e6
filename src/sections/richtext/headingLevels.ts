import type { EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** The heading of a section's card is one of the second level. */
const LEVELS_BELOW = 2;

/** Announces headings that are being written two levels lower, below their section in the outline of the screen. */
export function headingLevels({ doc }: EditorState): DecorationSet {
  const lowered: Decoration[] = [];
  doc.forEach(function lower(node, offset) {
    if (node.type.name === "heading") {
      const level = Number(node.attrs["level"]) + LEVELS_BELOW;
      lowered.push(Decoration.node(offset, offset + node.nodeSize, { "aria-level": String(level) }));
    } else if (!node.isTextblock) {
      node.forEach((child, inner) => lower(child, offset + 1 + inner));
    }
  });
  return DecorationSet.create(doc, lowered);
}
