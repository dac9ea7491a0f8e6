import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Turns the selection, or the cursor's block, into plain paragraphs. */
export function clearFormatting(editor: Editor): void {
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain();
  if (empty) chain.setTextSelection({ from: $from.start(), to: $from.end() });
  chain.unsetAllMarks().clearNodes().resetAttributes("paragraph", "indent");
  if (empty) {
    chain.command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map($from.pos))));
      return true;
    });
  }
  chain.run();
}
