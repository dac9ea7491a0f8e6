import { NodeSelection, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** Puts the cursor after an inserted picture: left selected, typing would replace it. */
export function leavePicture(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  if (!(selection instanceof NodeSelection)) return;
  const behind = Selection.findFrom(doc.resolve(selection.to), 1, true);
  if (behind) view.dispatch(tr.setSelection(behind));
}
