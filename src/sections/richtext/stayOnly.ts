import { type Command, Node } from "@tiptap/core";
import { Fragment, type NodeType, Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { ReplaceAroundStep } from "@tiptap/pm/transform";
import { STAY_ONLY } from "#sections/html.ts";
import { deleteAtEnd, deleteAtStart, leaveByEnter } from "#sections/richtext/stayOnlyKeys.ts";

export const STAY_ONLY_LABEL = "Only during the stay";

/** Contains blocks, but not its own kind (Stays 1). Isolating: no edit may expose a secret. */
export const StayOnly = Node.create({
  name: "stayOnly",
  group: "stayOnly",
  content: "block+",
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: `div.${STAY_ONLY}` }],
  renderHTML: () => ["div", { class: STAY_ONLY }, 0],

  addNodeView: () => () => {
    const dom = document.createElement("div");
    dom.className = STAY_ONLY;
    dom.setAttribute("role", "group");
    dom.setAttribute("aria-label", STAY_ONLY_LABEL);
    return { dom, contentDOM: dom };
  },

  addCommands() {
    return { toggleStayOnly: () => toggle(this.type) };
  },

  addKeyboardShortcuts() {
    const keys = { Enter: leaveByEnter, Backspace: deleteAtStart(unwrap), Delete: deleteAtEnd };
    return Object.fromEntries(
      Object.entries(keys).map(([key, command]) => [key, () => this.editor.commands.command(command)]),
    );
  },
});

/** The whole text: blocks, and stay-only blocks. */
export const TextWithStayOnly = Node.create({ name: "doc", topNode: true, content: "(block | stayOnly)+" });

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    stayOnly: {
      /** Wraps the selected blocks in a block "Only during the stay", or unwraps them. */
      toggleStayOnly: () => ReturnType;
    };
  }
}

/** Wraps whole blocks, a list with all its items; unwraps all of a block. */
const toggle =
  (type: NodeType): Command =>
  ({ tr, dispatch }) => {
    const { $from, $to } = tr.selection;
    const isInside = $from.depth > 0 && $from.node(1).type === type && $to.pos <= $from.end(1);
    const range = $from.blockRange($to, (node) => node.type === tr.doc.type);
    if (!range || !dispatch) return range !== null;
    if (isInside) unwrap(tr, $from.before(1));
    else wrap(tr, type, range.start, range.end);
    return true;
  };

function wrap(tr: Transaction, type: NodeType, from: number, to: number): void {
  const behind = tr.doc.content.size - to;
  const nested: number[] = [];
  tr.doc.forEach((node, at) => {
    if (node.type === type && at >= from && at < to) nested.unshift(at);
  });
  for (const at of nested) unwrap(tr, at);
  const end = tr.doc.content.size - behind;
  const shell = new Slice(Fragment.from(type.create()), 0, 0);
  tr.step(new ReplaceAroundStep(from, end, from, end, shell, 1, true));
}

/** Keeps the blocks and the cursor in place. */
function unwrap(tr: Transaction, at: number): void {
  const end = at + (tr.doc.nodeAt(at)?.nodeSize ?? 0);
  tr.step(new ReplaceAroundStep(at, end, at + 1, end - 1, Slice.empty, 0, true));
}
