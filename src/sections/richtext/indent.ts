import { type Command, Extension, isActive } from "@tiptap/core";

/** Paragraphs and headings are indented by class, levels 1 to 8 (Sections 6): our CSP refuses inline styles. */
const deepestIndent = 8;
const indented = ["paragraph", "heading"];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** One step to the right: nests a list item, indents anything else. */
      indent: () => ReturnType;
      /** One step to the left. */
      outdent: () => ReturnType;
    };
  }
}

export function indentOf(className: string): number {
  return Number(/(?:^|\s)indent-([1-8])(?:\s|$)/.exec(className)?.[1] ?? 0);
}

export function stepIndent(level: number, step: 1 | -1): number {
  return Math.min(deepestIndent, Math.max(0, level + step));
}

/** Moves every selected paragraph and heading by one step; false when none can move. */
const shift =
  (step: 1 | -1): Command =>
  ({ tr, dispatch }) => {
    let moved = false;
    for (const { $from, $to } of tr.selection.ranges) {
      tr.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
        if (!indented.includes(node.type.name)) return;
        const level = Number(node.attrs.indent);
        if (stepIndent(level, step) === level) return;
        moved = true;
        if (dispatch) tr.setNodeAttribute(position, "indent", stepIndent(level, step));
      });
    }
    return moved;
  };

export const Indent = Extension.create({
  name: "indent",

  addGlobalAttributes() {
    return [
      {
        types: indented,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => indentOf(element.className),
            renderHTML: ({ indent }) => (indent ? { class: `indent-${indent}` } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      indent:
        () =>
        ({ state, commands }) =>
          isActive(state, "listItem") ? commands.sinkListItem("listItem") : commands.command(shift(1)),
      outdent:
        () =>
        ({ state, commands }) =>
          isActive(state, "listItem") ? commands.liftListItem("listItem") : commands.command(shift(-1)),
    };
  },

  /** Tab nests within lists only (the list items' keys): elsewhere it must leave the editor. */
  addKeyboardShortcuts() {
    return { "Mod-]": () => this.editor.commands.indent(), "Mod-[": () => this.editor.commands.outdent() };
  },
});
