import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { use, useId, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { FieldContext } from "#ui/fieldControl.ts";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { LinkDialog } from "#sections/richtext/LinkDialog.tsx";
import { NotForDialog } from "#sections/richtext/NotForDialog.tsx";
import { PictureDialog } from "#sections/richtext/PictureDialog.tsx";
import { Toolbar } from "#sections/richtext/Toolbar.tsx";
import type { ToolDialog } from "#sections/richtext/tools.tsx";
import { useRichText } from "#sections/richtext/useRichText.ts";
import "./richtext.css";

interface RichTextInputProps {
  /** The accessible name, same as the label of the Field around it. */
  label: string;
  value: string;
  onChange: (html: string) => void;
}

/** An editor of rich text (Sections 6). Reads and writes HTML of the allow-list; an empty editor writes "". */
export function RichTextInput({ label, value, onChange }: RichTextInputProps) {
  const generatedId = useId();
  const id = use(FieldContext)?.id ?? generatedId;
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const editor = useRichText({
    id,
    label,
    value,
    onChange,
    showMessage: setProblem,
    setBusy,
    open: setDialog,
  });

  if (!editor) return <Skeleton className="h-52" />;
  function close() {
    setDialog(null);
    requestAnimationFrame(() => editor?.view.focus()); // the dialog has no trigger to return the focus to
  }

  return (
    <div className="rounded-field border border-control bg-card has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-focus has-[[aria-invalid=true]]:border-clay">
      <Toolbar editor={editor} label={label} controls={id} onOpen={setDialog} />
      <EditorContent editor={editor} />
      <SelectedPicture editor={editor} onDescribe={() => setDialog("picture")} />
      <output className={busy ? "block border-t border-line px-3.5 py-2 text-sm text-soft" : "sr-only"}>
        {busy && "Adding picture..."}
      </output>
      {problem && (
        <Notice
          tone="error"
          className="m-2"
          action={
            <Button variant="secondary" size="small" onClick={() => setProblem(null)}>
              Dismiss
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {dialog === "link" && <LinkDialog editor={editor} onClose={close} />}
      {dialog === "notFor" && <NotForDialog editor={editor} onClose={close} />}
      {dialog === "picture" && <PictureDialog editor={editor} onClose={close} />}
    </div>
  );
}

function SelectedPicture({ editor, onDescribe }: { editor: Editor; onDescribe: () => void }) {
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
