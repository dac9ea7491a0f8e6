import { type Editor, Extension, isActive } from "@tiptap/core";
import { type EditorState, type Selection, TextSelection } from "@tiptap/pm/state";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    lastLine: {
      /** Removes the empty last line from the selection, before a command on blocks. */
      leaveLastLine: () => ReturnType;
    };
  }
}

/** The selection without empty lines at the end: no toggle could turn off an empty bullet there. */
function withoutLastLine({ doc, selection }: EditorState): Selection {
  let end = doc.content.size;
  for (let at = doc.childCount - 1; at > 0; at--) {
    const line = doc.child(at);
    if (line.type.name !== "paragraph" || line.content.size > 0) break;
    end -= line.nodeSize;
  }
  if (selection.empty || selection.from >= end || selection.to <= end) return selection;
  return TextSelection.between(doc.resolve(selection.from), doc.resolve(end));
}

/** Returns whether the selection, except an empty last line, has a kind of block. */
export function isFormed(editor: Editor, name: string, attributes?: Record<string, unknown>): boolean {
  const { state } = editor;
  const selection = withoutLastLine(state);
  const narrowed = selection === state.selection ? state : state.apply(state.tr.setSelection(selection));
  return isActive(narrowed, name, attributes);
}

export const LastLine = Extension.create({
  name: "lastLine",
  priority: 1000,

  addCommands() {
    return {
      leaveLastLine:
        () =>
        ({ state, tr }) => {
          const selection = withoutLastLine(state);
          if (!selection.eq(state.selection)) tr.setSelection(selection);
          return true;
        },
    };
  },

  /** Overrides the keys of the blocks' extensions. */
  addKeyboardShortcuts() {
    const leave = () => {
      this.editor.commands.leaveLastLine();
      return false;
    };
    const keys = ["Mod-Alt-1", "Mod-Alt-2", "Mod-Alt-3", "Mod-Shift-7", "Mod-Shift-8", "Mod-]", "Mod-["];
    return Object.fromEntries(keys.map((key) => [key, leave]));
  },
});
