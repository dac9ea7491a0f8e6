import type { Command } from "@tiptap/core";
import type { ResolvedPos } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";

/** The depth of a paragraph directly in a block "Only during the stay", not in a list there. */
const LINE = 2;

const isInBlock = ($at: ResolvedPos) => $at.depth > 0 && $at.node(1).type.name === "stayOnly";

/** Enter in an empty last line continues below the block, as in a list. */
export const leaveByEnter: Command = ({ tr, dispatch }) => {
  const { $from, empty } = tr.selection;
  if (!empty || !isInBlock($from) || $from.depth !== LINE || $from.parent.content.size > 0) return false;
  const { childCount } = $from.node(1);
  if (childCount === 1 || $from.index(1) !== childCount - 1) return false;
  if (!dispatch) return true;
  const line = $from.parent;
  const below = $from.after(1) - line.nodeSize;
  tr.delete($from.before(LINE), $from.after(LINE)).insert(below, line);
  tr.setSelection(TextSelection.create(tr.doc, below + 1));
  return true;
};

/** Backspace at the start of a block stays in it, and removes an empty one. */
export const deleteAtStart =
  (unwrap: (tr: Transaction, at: number) => void): Command =>
  ({ tr, dispatch }) => {
    const { $from, empty } = tr.selection;
    const isAtStart = $from.depth === LINE && $from.index(1) === 0 && $from.parentOffset === 0;
    if (!empty || !isInBlock($from) || !isAtStart) return false;
    const isBlank = $from.node(1).childCount === 1 && $from.parent.content.size === 0;
    if (dispatch && isBlank) unwrap(tr, $from.before(1));
    return true;
  };

/** Delete at the end of a block joins nothing into it. */
export const deleteAtEnd: Command = ({ tr }) => {
  const { $from, empty } = tr.selection;
  return empty && isInBlock($from) && $from.pos + $from.depth - 1 === $from.end(1);
};
