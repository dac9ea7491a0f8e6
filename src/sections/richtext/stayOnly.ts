import { type Command, Node } from "@tiptap/core";
import { Fragment, type NodeType, Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { ReplaceAroundStep } from "@tiptap/pm/transform";
import { platformNames, platformsNamed, type StayPlatform } from "#core/platforms.ts";
import { formatList } from "#core/format.ts";
import { NOT_FOR, STAY_ONLY } from "#sections/html.ts";
import { deleteAtEnd, deleteAtStart, leaveByEnter } from "#sections/richtext/stayOnlyKeys.ts";

export const STAY_ONLY_LABEL = "Only during the stay";

/** Returns the label of a passage that guests of platforms do not see. */
export const formatNotFor = (platforms: readonly StayPlatform[]): string =>
  `Not for guests of ${formatList(platforms.map((platform) => platformNames[platform]))}`;

interface PassageMarks {
  stayOnly: boolean;
  notFor: StayPlatform[];
}

/** Returns the marks of an element and of those around it: passages do not nest, and no mark may be lost. */
function marksOf(element: HTMLElement): PassageMarks {
  const marks: PassageMarks = { stayOnly: false, notFor: [] };
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (at.localName !== "div") continue;
    marks.stayOnly ||= at.classList.contains(STAY_ONLY);
    marks.notFor = platformsNamed(`${marks.notFor.join(" ")} ${at.getAttribute(NOT_FOR) ?? ""}`);
  }
  return marks;
}

const marksIn = (attributes: Record<string, unknown>): PassageMarks => ({
  stayOnly: attributes.stayOnly === true,
  notFor: platformsNamed(typeof attributes.notFor === "string" ? attributes.notFor : ""),
});

const labelOf = ({ stayOnly, notFor }: PassageMarks): string =>
  [...(stayOnly ? [STAY_ONLY_LABEL] : []), ...(notFor.length > 0 ? [formatNotFor(notFor)] : [])].join(" · ");

/**
 * A passage that some readers do not see: it shows only during the stay (Stays 1), or not to guests of some platforms.
 * Contains blocks, but no passage. Isolating: no edit may expose a secret.
 */
export const StayOnly = Node.create({
  name: "stayOnly",
  group: "stayOnly",
  content: "block+",
  defining: true,
  isolating: true,
  addAttributes: () => ({
    stayOnly: { default: true, rendered: false },
    notFor: { default: "", rendered: false },
  }),
  parseHTML: () => [
    {
      tag: `div.${STAY_ONLY}, div[${NOT_FOR}]`,
      getAttrs: (element) => {
        const { stayOnly, notFor } = marksOf(element);
        return stayOnly || notFor.length > 0 ? { stayOnly, notFor: notFor.join(" ") } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { stayOnly, notFor } = marksIn(node.attrs);
    const marks = {
      ...(stayOnly && { class: STAY_ONLY }),
      ...(notFor.length > 0 && { [NOT_FOR]: notFor.join(" ") }),
    };
    return ["div", marks, 0];
  },

  addNodeView:
    () =>
    ({ node }) => {
      const marks = marksIn(node.attrs);
      const dom = document.createElement("div");
      if (marks.stayOnly) dom.className = STAY_ONLY;
      if (marks.notFor.length > 0) dom.setAttribute(NOT_FOR, marks.notFor.join(" "));
      dom.setAttribute("role", "group");
      dom.setAttribute("aria-label", labelOf(marks));
      return { dom, contentDOM: dom };
    },

  addCommands() {
    return {
      toggleStayOnly: () => change(this.type, (before) => ({ ...before, stayOnly: !before.stayOnly })),
      setNotFor: (notFor) => change(this.type, (before) => ({ ...before, notFor: [...notFor] })),
    };
  },

  addKeyboardShortcuts() {
    const keys = { Enter: leaveByEnter, Backspace: deleteAtStart(unwrap), Delete: deleteAtEnd };
    return Object.fromEntries(
      Object.entries(keys).map(([key, command]) => [key, () => this.editor.commands.command(command)]),
    );
  },
});

/** The whole text: blocks, and passages. */
export const TextWithStayOnly = Node.create({ name: "doc", topNode: true, content: "(block | stayOnly)+" });

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    stayOnly: {
      /** Makes the selected blocks a passage "Only during the stay", or ends that. */
      toggleStayOnly: () => ReturnType;
      /** Hides the selected blocks from guests of platforms; from none shows them to all. */
      setNotFor: (platforms: readonly StayPlatform[]) => ReturnType;
    };
  }
}

/** Changes the marks of the passage around the selection, else makes one of whole blocks, a list with all its items. */
const change =
  (type: NodeType, next: (before: PassageMarks) => PassageMarks): Command =>
  ({ tr, dispatch }) => {
    const { $from, $to } = tr.selection;
    const isInside = $from.depth > 0 && $from.node(1).type === type && $to.pos <= $from.end(1);
    const range = $from.blockRange($to, (node) => node.type === tr.doc.type);
    if (!range || !dispatch) return range !== null;
    const marks = next(isInside ? marksIn($from.node(1).attrs) : { stayOnly: false, notFor: [] });
    const isPlain = !marks.stayOnly && marks.notFor.length === 0;
    if (!isInside && !isPlain) wrap(tr, type, range.start, range.end, marks);
    else if (isInside && isPlain) unwrap(tr, $from.before(1));
    else if (isInside) tr.setNodeMarkup($from.before(1), null, toAttributes(marks));
    return true;
  };

const toAttributes = ({ stayOnly, notFor }: PassageMarks) => ({ stayOnly, notFor: notFor.join(" ") });

/** The passages in the range become parts of the new one, which has their marks too. */
function wrap(tr: Transaction, type: NodeType, from: number, to: number, marks: PassageMarks): void {
  const behind = tr.doc.content.size - to;
  const nested: number[] = [];
  const all = { ...marks };
  tr.doc.forEach((node, at) => {
    if (node.type !== type || at < from || at >= to) return;
    nested.unshift(at);
    const inner = marksIn(node.attrs);
    all.stayOnly ||= inner.stayOnly;
    all.notFor = platformsNamed([...all.notFor, ...inner.notFor].join(" "));
  });
  for (const at of nested) unwrap(tr, at);
  const end = tr.doc.content.size - behind;
  const shell = new Slice(Fragment.from(type.create(toAttributes(all))), 0, 0);
  tr.step(new ReplaceAroundStep(from, end, from, end, shell, 1, true));
}

/** Keeps the blocks and the cursor in place. */
function unwrap(tr: Transaction, at: number): void {
  const end = at + (tr.doc.nodeAt(at)?.nodeSize ?? 0);
  tr.step(new ReplaceAroundStep(at, end, at + 1, end - 1, Slice.empty, 0, true));
}
