import { getDocument, type PDFDocumentProxy } from "unpdf/pdfjs";
import { type Block, RefusedManual } from "#contentImport/blocks.ts";
import { blocksOfPages } from "#contentImport/parse/pdfBlocks.ts";
import { segmentsOf, type PdfPage, type PdfPiece } from "#contentImport/parse/pdfPage.ts";

/** A manual has fewer pages; further ones are not read, and the host is informed. */
const MAX_PAGES = 150;
/** What a page of small print has, twice. */
const MAX_PIECES = 20_000;

interface PdfReading {
  blocks: Block[];
  warnings: string[];
}

/** Reads the text of a PDF: it runs nothing that the file holds, and fetches nothing. Throws `RefusedManual`. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const file = await openPdf(bytes);
  const pages: PdfPage[] = [];
  const unread: number[] = [];
  const count = Math.min(file.numPages, MAX_PAGES);
  for (let number = 1; number <= count; number++) {
    const page = await readPage(file, number);
    if (page && page.segments.length > 0) pages.push(page);
    else unread.push(number);
  }
  if (pages.length === 0) throw isPictureOfText();
  return { blocks: blocksOfPages(pages), warnings: warningsOf(unread, file.numPages) };
}

async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: Uint8Array.from(bytes),
      enableXfa: false,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "PasswordException")
      throw new RefusedManual(
        "This PDF has a password. Save it without one, and drop it again; or open it and paste its words.",
      );
    throw new RefusedManual(
      "This PDF is damaged or incomplete. Save or download it again; or open it and paste its words.",
    );
  }
}

/** Returns what stands on a page; null where it cannot be read. */
async function readPage(file: PDFDocumentProxy, number: number): Promise<PdfPage | null> {
  try {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: false });
    if (items.length > MAX_PIECES) return null;
    const [, , right = 0, top = 0] = page.view;
    const pieces = items.flatMap((item): PdfPiece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]; // six numbers, as the format says
      const size = Math.hypot(c, d);
      return size > 0
        ? [{ text: item.str, x, y: top - y, width: item.width, size, font: item.fontName }]
        : [];
    });
    page.cleanup();
    return { number, width: right, segments: segmentsOf(pieces) };
  } catch {
    return null;
  }
}

const isPictureOfText = () =>
  new RefusedManual(
    "This PDF is a scan: a picture of text, which we cannot read. Open it on your phone or computer, copy the text from the picture and paste it here, or type the facts that matter.",
  );

function warningsOf(unread: readonly number[], pages: number): string[] {
  const warnings: string[] = [];
  if (pages > MAX_PAGES)
    warnings.push(`The first ${MAX_PAGES} of ${pages} pages were read. Split the file to import the others.`);
  if (unread.length === 1)
    warnings.push(`There are no words on page ${unread[0]}: it is a picture, or empty.`);
  if (unread.length > 1)
    warnings.push(
      `There are no words on the pages ${unread.slice(0, 20).join(", ")}: they are pictures, or empty.`,
    );
  return warnings;
}
