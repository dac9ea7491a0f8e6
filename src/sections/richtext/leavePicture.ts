import { NodeSelection, Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** Puts the cursor behind a picture that came in: left selected, it would give way to the next word typed. */
export function leavePicture(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  if (!(selection instanceof NodeSelection)) return;
  const behind = Selection.findFrom(doc.resolve(selection.to), 1, true);
  if (behind) view.dispatch(tr.setSelection(behind));
}
