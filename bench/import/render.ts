import type { Browser } from "@playwright/test";
import { escapeMarkup } from "#core/markup.ts";
import { newDocx, type DocxPiece } from "#test/manuals/docx.ts";
import type { ManualSample } from "./manuals.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** Returns a manual as the file that its host would have. */
export async function fileOf(
  manual: ManualSample,
  browser: Browser,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, form, body } = manual;
  if (form === "docx") return { name: `${name}.docx`, bytes: await wordOf(piecesOf(body)) };
  if (form === "html") return { name: `${name}.html`, bytes: Buffer.from(pageOf(manual)) };
  if (form === "pdf") return { name: `${name}.pdf`, bytes: await print(pageOf(manual), browser) };
  return { name: form === "paste" ? "Pasted text" : `${name}.${form}`, bytes: Buffer.from(body) };
}

function wordOf(pieces: readonly Piece[]): Promise<Uint8Array> {
  const footers = pieces.flatMap((piece) => (piece.kind === "footer" ? [piece.text] : []));
  const footer = `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${footers
    .map((text) => `<w:p><w:r><w:t>${escapeMarkup(text)}</w:t></w:r></w:p>`)
    .join("")}</w:ftr>`;
  const parts: Record<string, string> = footers.length > 0 ? { "word/footer1.xml": footer } : {};
  return newDocx(pieces.flatMap(docxPiece), parts);
}

function docxPiece(piece: Piece): DocxPiece[] {
  if (piece.kind === "row") return [{ cells: piece.cells }];
  if (piece.kind === "heading")
    return [
      { text: piece.text, style: piece.level === 1 ? "Title" : piece.level === 2 ? "Heading1" : "Heading2" },
    ];
  if (piece.kind === "footer") return [];
  const { kind, text } = piece;
  if (kind === "bullet" || kind === "step") return [{ text, list: kind === "bullet" ? "bullet" : "number" }];
  if (kind !== "box") return [{ text, isBold: kind === "bold" }];
  const box = `<w:txbxContent><w:p><w:r><w:t>${escapeMarkup(text)}</w:t></w:r></w:p></w:txbxContent>`;
  return [
    {
      xml: `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    },
  ];
}

const STYLE = `body { font: 11pt/1.4 Georgia, serif } h1 { font-size: 24pt } h2 { font-size: 15pt } h3 { font-size: 12.5pt }
td { border: 1px solid #999; padding: 4px 8px; vertical-align: top } .columns { columns: 2; column-gap: 32px }`;

/** A page as a word processor would export it: what stands below the title may be in two columns. */
function pageOf({ name, look, body }: ManualSample): string {
  const pieces = piecesOf(body);
  const [first] = pieces;
  const hasTitle = look === "columns" && first?.kind === "heading";
  const title = hasTitle ? htmlOf(pieces.slice(0, 1)) : "";
  const rest = htmlOf(hasTitle ? pieces.slice(1) : pieces);
  return `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style></head><body>${title}<div class="${look}">${rest}</div></body></html>`;
}

function htmlOf(pieces: readonly Piece[]): string {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const isOne = piece.kind !== "heading" && piece.kind !== "bold" && piece.kind !== "gap";
    if (last && isOne && last[0]?.kind === piece.kind) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map(groupHtml).join("\n");
}

function groupHtml(group: Piece[]): string {
  const [first] = group;
  if (!first || first.kind === "gap") return "";
  const texts = group.map((piece) => ("cells" in piece ? "" : escapeMarkup(piece.text)));
  if (first.kind === "heading") return `<h${first.level}>${texts.join("")}</h${first.level}>`;
  if (first.kind === "bold") return `<p><b>${texts.join("")}</b></p>`;
  if (first.kind === "bullet") return `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  if (first.kind === "step") return `<ol>${texts.map((text) => `<li>${text}</li>`).join("")}</ol>`;
  if (first.kind === "row")
    return `<table>${group.map((row) => ("cells" in row ? rowHtml(row.cells) : "")).join("")}</table>`;
  return `<p>${texts.join("<br>")}</p>`;
}

const rowHtml = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join("")}</tr>`;

async function print(html: string, browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({
    format: "A4",
    margin: { top: "20mm", bottom: "20mm", left: "20mm", right: "20mm" },
  });
  await page.close();
  return bytes;
}
