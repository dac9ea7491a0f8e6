import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { NodeSelection, Selection, TextSelection } from "@tiptap/pm/state";
import {
  cleanPasted,
  hasEmbeddedPictures,
  prepareEmbedded,
  readTransfer,
} from "#sections/richtext/pasted.ts";
import { embedPicture } from "#sections/richtext/pictures.ts";

export interface PasteReport {
  /** Shows why content could not be pasted; null clears it. */
  showMessage: (message: string | null) => void;
  setBusy: (busy: boolean) => void;
}

type PasteHandlers = Pick<EditorProps, "handlePaste" | "handleDrop" | "transformPastedHTML">;

/** Returns the handlers of pasted and dropped content: pictures are processed as uploads (Pictures 1). */
export function handlePasted({ showMessage, setBusy }: PasteReport): PasteHandlers {
  async function embedFiles(view: EditorView, files: File[]) {
    setBusy(true);
    let message: string | null = null;
    for (const file of files) {
      const prepared = await embedPicture(file);
      if (view.isDestroyed) return;
      if (prepared.ok) {
        view.pasteHTML(`<img src="${prepared.picture}" alt="">`);
        leavePicture(view);
      } else message = prepared.message;
    }
    showMessage(message);
    setBusy(false);
  }

  async function embedHtml(view: EditorView, html: string) {
    setBusy(true);
    const prepared = await prepareEmbedded(html);
    if (view.isDestroyed) return;
    view.pasteHTML(prepared.html);
    leavePicture(view);
    if (prepared.message) showMessage(prepared.message);
    setBusy(false);
  }

  function take(view: EditorView, transfer: DataTransfer | null): boolean {
    const { files, html } = readTransfer(transfer);
    if (html.includes("data-pm-slice")) return false;
    if (files.length > 0) void embedFiles(view, files);
    else if (hasEmbeddedPictures(html)) void embedHtml(view, html);
    else return false;
    return true;
  }

  return {
    transformPastedHTML: (pasted) => {
      const { html, message } = cleanPasted(pasted);
      showMessage(message);
      return html;
    },
    handlePaste: (view, event) => take(view, event.clipboardData),
    handleDrop: (view, event) => {
      if (view.dragging || !takes(event.dataTransfer)) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const selection = TextSelection.near(view.state.doc.resolve(place.pos));
        view.dispatch(view.state.tr.setSelection(selection));
      }
      event.preventDefault();
      return take(view, event.dataTransfer);
    },
  };
}

function takes(transfer: DataTransfer | null): boolean {
  const { files, html } = readTransfer(transfer);
  return files.length > 0 || hasEmbeddedPictures(html);
}

/** Puts the cursor after an inserted picture: left selected, typing would replace it. */
export function leavePicture(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  if (!(selection instanceof NodeSelection)) return;
  const behind = Selection.findFrom(doc.resolve(selection.to), 1, true);
  if (behind) view.dispatch(tr.setSelection(behind));
}
