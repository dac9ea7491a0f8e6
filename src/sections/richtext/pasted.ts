import { isOwnPicture, STAY_ONLY } from "#sections/html.ts";
import { renameStyles } from "#sections/richtext/renameStyles.ts";
import { normalizeStyles } from "#sections/richtext/normalizeStyles.ts";
import { embedPicture } from "#sections/richtext/pictures.ts";
import { mendWordLists } from "#sections/richtext/wordLists.ts";

const leftOutMessage = "Pictures from other sites were left out. Save them to your device and add them here.";

/** What a paste or a drop brings: files to embed, or HTML to read with our schema. */
interface Brought {
  files: File[];
  html: string;
}

interface Cleaned {
  html: string;
  message: string | null;
}

/** Files win over HTML that is nothing but the same picture's URL, as a browser's "Copy image" gives it. */
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

/** Sends each embedded picture through the same limits and encoding as an uploaded one. */
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

/** Mends what Word and web pages bring before our schema reads it; the message says what had to stay behind. */
export function cleanPasted(html: string): Cleaned {
  const pasted = parse(html);
  mendWordLists(pasted);
  normalizeStyles(pasted);
  // Another site's class of that name means something else; our own editors mark what they copy.
  if (!pasted.querySelector("[data-pm-slice]"))
    for (const block of pasted.querySelectorAll(`.${STAY_ONLY}`)) block.classList.remove(STAY_ONLY);
  const foreign = [...pasted.querySelectorAll("img")].filter((image) => {
    const src = image.getAttribute("src") ?? "";
    return !/^data:/i.test(src) && !isOwnPicture(src);
  });
  for (const image of foreign) image.remove();
  return { html: write(pasted), message: foreign.length > 0 ? leftOutMessage : null };
}

/** Into a template, where nothing loads or runs. */
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

/** Decoded here: our CSP does not let the page fetch a data URI. */
function dataUriBlob(uri: string): Blob {
  const [, type = "", base64, data = ""] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/is.exec(uri) ?? [];
  if (!base64) return new Blob([], { type });
  try {
    return new Blob([Uint8Array.from(atob(data.trim()), (byte) => byte.charCodeAt(0))], { type });
  } catch {
    return new Blob([], { type });
  }
}
