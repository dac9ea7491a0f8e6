import { isMediaPicture, NOT_FOR, STAY_ONLY } from "#sections/html.ts";
import { renameStyles } from "#sections/richtext/renameStyles.ts";
import { normalizeStyles } from "#sections/richtext/normalizeStyles.ts";
import { embedPicture } from "#sections/richtext/pictures.ts";
import { convertWordLists } from "#sections/richtext/wordLists.ts";

const leftOutMessage = "Pictures from other sites were left out. Save them to your device and add them here.";

/** The content of a paste or drop: files to embed, or HTML to parse. */
interface Brought {
  files: File[];
  html: string;
}

interface Cleaned {
  html: string;
  message: string | null;
}

/** Files take precedence over HTML with only the same picture's URL, as a browser's "Copy image" gives it. */
export function readTransfer(transfer: DataTransfer | null): Brought {
  const html = transfer?.getData("text/html") ?? "";
  const files = [...(transfer?.files ?? [])];
  const words = html && parse(html).textContent?.trim();
  return words ? { files: [], html } : { files, html: files.length > 0 ? "" : html };
}

const EMBEDDED = "img[src^='data:' i]";

export function hasEmbeddedPictures(html: string): boolean {
  return parse(html).querySelector(EMBEDDED) !== null;
}

/** Processes each embedded picture as an uploaded one. */
export async function prepareEmbedded(html: string): Promise<Cleaned> {
  const pasted = parse(html);
  let message: string | null = null;
  for (const image of pasted.querySelectorAll<HTMLImageElement>(EMBEDDED)) {
    const prepared = await embedPicture(dataUriBlob(image.src));
    if (prepared.ok) image.src = prepared.picture;
    else {
      image.remove();
      message = prepared.message;
    }
  }
  return { html: write(pasted), message };
}

/** Normalises HTML from Word and web pages before our schema parses it; the message lists what was dropped. */
export function cleanPasted(html: string): Cleaned {
  const pasted = parse(html);
  convertWordLists(pasted);
  normalizeStyles(pasted);
  // Another site's marks of that name have another meaning; our editors mark what they copy.
  if (!pasted.querySelector("[data-pm-slice]"))
    for (const block of pasted.querySelectorAll(`.${STAY_ONLY}, [${NOT_FOR}]`)) {
      block.classList.remove(STAY_ONLY);
      block.removeAttribute(NOT_FOR);
    }
  const foreign = [...pasted.querySelectorAll("img")].filter((image) => {
    const src = image.getAttribute("src") ?? "";
    return !/^data:/i.test(src) && !isMediaPicture(src);
  });
  for (const image of foreign) image.remove();
  return { html: write(pasted), message: foreign.length > 0 ? leftOutMessage : null };
}

/** Into a template, which neither loads nor runs content. */
function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renameStyles(html);
  for (const element of template.content.querySelectorAll("style, script, title, meta")) element.remove();
  return template.content;
}

function write(pasted: DocumentFragment): string {
  const template = document.createElement("template");
  template.content.append(pasted);
  return template.innerHTML;
}

/** Decoded here: our CSP forbids fetching a data URI. */
function dataUriBlob(uri: string): Blob {
  const [, type = "", base64, data = ""] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/is.exec(uri) ?? [];
  if (!base64) return new Blob([], { type });
  try {
    return new Blob([Uint8Array.from(atob(data.trim()), (byte) => byte.charCodeAt(0))], { type });
  } catch {
    return new Blob([], { type });
  }
}
