import { escapeMarkup } from "#core/markup.ts";
import { writeZip, type ZipFile } from "#operations/export/zip/writeZip.server.ts";

/** A paragraph of a Word file, a row of a table, or a part of either in Word's own XML. */
export type DocxPiece =
  | { text: string; style?: "Title" | "Heading1" | "Heading2"; list?: "bullet" | "number"; isBold?: boolean }
  | { cells: string[] }
  | { xml: string };

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const runs = (text: string, isBold = false) =>
  text
    .split("\n")
    .map(
      (line) =>
        `<w:r>${isBold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${escapeMarkup(line)}</w:t></w:r>`,
    )
    .join("<w:r><w:br/></w:r>");

function xmlOf(piece: DocxPiece): string {
  if ("xml" in piece) return piece.xml;
  if ("cells" in piece) {
    const cells = piece.cells.map((cell) => `<w:tc><w:p>${runs(cell)}</w:p></w:tc>`);
    return `<w:tr>${cells.join("")}</w:tr>`;
  }
  const { text, style, list, isBold } = piece;
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list === "bullet" ? 1 : 2}"/></w:numPr>`,
  ].join("");
  return `<w:p><w:pPr>${properties}</w:pPr>${runs(text, isBold)}</w:p>`;
}

/** Returns the XML of a body: rows below each other are one table. */
function bodyOf(pieces: readonly DocxPiece[]): string {
  const body = pieces.map((piece, at) => {
    const isRow = "cells" in piece;
    const before = pieces[at - 1];
    const next = pieces[at + 1];
    const start = isRow && !(before && "cells" in before) ? "<w:tbl>" : "";
    const end = isRow && !(next && "cells" in next) ? "</w:tbl>" : "";
    return `${start}${xmlOf(piece)}${end}`;
  });
  return `${HEAD}<w:document ${NAMES}><w:body>${body.join("")}<w:sectPr/></w:body></w:document>`;
}

const style = (id: string, name: string, rest = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;
const STYLES = `${HEAD}<w:styles ${NAMES}>${style("Title", "Title")}${style("Heading1", "heading 1")}${style("Heading2", "heading 2")}</w:styles>`;
const level = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
const list = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
const NUMBERING = `${HEAD}<w:numbering ${NAMES}>${level(1, "bullet")}${level(2, "decimal")}${list(1)}${list(2)}</w:numbering>`;
const TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** Returns a Word file of these pieces; `parts` replace or add parts of it. */
export function newDocx(
  pieces: readonly DocxPiece[],
  parts: Record<string, string> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return zipOf({
    "[Content_Types].xml": TYPES,
    "_rels/.rels": RELATIONS,
    "word/document.xml": bodyOf(pieces),
    "word/styles.xml": STYLES,
    "word/numbering.xml": NUMBERING,
    ...parts,
  });
}

/** Returns a zip of these texts by name. */
export async function zipOf(parts: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  async function* files(): AsyncGenerator<ZipFile> {
    for (const [name, text] of Object.entries(parts)) yield { name, bytes: Buffer.from(text) };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(files())) pieces.push(piece);
  return Uint8Array.from(Buffer.concat(pieces));
}
