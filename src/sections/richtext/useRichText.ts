import { useEditor } from "@tiptap/react";
import { use, useEffect, useMemo, useRef } from "react";
import { FieldContext } from "#ui/fieldControl.ts";
import { richTextExtensions } from "#sections/richtext/extensions.ts";
import { headingLevels } from "#sections/richtext/headingLevels.ts";
import { type PasteReport, handlePasted } from "#sections/richtext/pasteHandlers.ts";
import type { ToolDialog } from "#sections/richtext/tools.tsx";
import { storedHtml } from "#sections/richtext/reading.ts";

interface RichTextSource extends PasteReport {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** Opened by keyboard; must be a stable function. */
  open: (dialog: ToolDialog) => void;
}

/** Returns a Tiptap editor as a controlled field. */
export function useRichText({ id, label, value, onChange, open, showMessage, setBusy }: RichTextSource) {
  const { describedBy, invalid } = use(FieldContext) ?? {};
  const given = useRef(value);
  const lastHtml = useRef("");

  const editorProps = useMemo(
    () => ({
      ...handlePasted({ showMessage, setBusy }),
      decorations: headingLevels,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") open("link");
        else if (event.altKey && event.key === "F10") focusToolbar(id);
        else return false;
        event.preventDefault();
        return true;
      },
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "prose-guidebook min-h-40 px-3.5 py-3",
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(invalid && { "aria-invalid": "true" }),
      },
    }),
    [id, label, describedBy, invalid, open, showMessage, setBusy],
  );

  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps,
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      lastHtml.current = storedHtml(created.getHTML());
    },
    onUpdate: ({ editor: updated }) => {
      const html = storedHtml(updated.getHTML());
      if (html === lastHtml.current) return;
      lastHtml.current = html;
      given.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    if (!editor || value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    lastHtml.current = storedHtml(editor.getHTML());
  }, [editor, value]);

  return editor;
}

/** Alt+F10 is the editor convention for moving to the toolbar: Shift+Tab may have another meaning in a list. */
function focusToolbar(id: string): void {
  document.querySelector<HTMLElement>(`[role=toolbar][aria-controls="${id}"] [tabindex="0"]`)?.focus();
}
