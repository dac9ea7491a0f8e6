import { type Editor, useEditorState } from "@tiptap/react";
import { Button } from "#ui/Button.tsx";

/** The form of a selected picture: its alternative text. */
export function SelectedPicture({ editor, onDescribe }: { editor: Editor; onDescribe: () => void }) {
  const picture = useEditorState({
    editor,
    selector: () =>
      editor.isActive("image") ? { alt: String(editor.getAttributes("image").alt ?? "") } : null,
  });
  if (!picture) return null;
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-3.5 py-2 text-sm">
      <span className="text-soft">{picture.alt || "This picture has no description yet."}</span>
      <Button variant="secondary" size="small" onClick={onDescribe}>
        {picture.alt ? "Change description" : "Describe picture"}
      </Button>
    </output>
  );
}
