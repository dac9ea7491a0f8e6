import { type Block, RefusedManual } from "#contentImport/blocks.ts";
import { MAX_MANUAL_CHARACTERS } from "#contentImport/contract.ts";
import { readBody, type DocxContext } from "#contentImport/parse/docxBody.server.ts";
import { readNumbering, readStyles } from "#contentImport/parse/docxStyles.server.ts";
import { damaged } from "#contentImport/parse/docxXml.server.ts";
import { openZip, RefusedZip, type ReadZip } from "#operations/export/zip/readZip.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

const ZIP_LIMITS = { files: 5000, bytes: 300 * MEGABYTE };
/** XML takes some fifty characters for one of the text. */
const MAX_PART_BYTES = MAX_MANUAL_CHARACTERS * 100;

/** Other kinds of files that are zips as well, by a name in them. */
const OTHERS: readonly (readonly [string, string])[] = [
  [
    "guidebook.json",
    "This is an export of guidebooks. Choose “Import” on the create screen and drop it there, with its name ending in .zip.",
  ],
  [
    "content.xml",
    "This is an OpenDocument file. Open it, save it as .docx, and drop that here; or paste its text.",
  ],
  ["xl/workbook.xml", "This is a spreadsheet. Save the sheet as CSV and drop that here, or paste the cells."],
  ["ppt/presentation.xml", "These are slides. Save them as PDF and drop that here, or paste their text."],
  [
    "Index/Document.iwa",
    "This is a Pages file. In Pages, choose File, Export To, Word, and drop that file here.",
  ],
];

interface DocxReading {
  blocks: Block[];
  pictures: number;
}

/** Reads a Word file (Office Open XML, since 2007). Throws `RefusedManual`. */
export async function readDocx(bytes: Uint8Array): Promise<DocxReading> {
  try {
    const zip = openZip(Buffer.from(bytes), ZIP_LIMITS);
    const other = OTHERS.find(([name]) => zip.names.some((one) => one === name || one.endsWith(`/${name}`)));
    if (other) throw new RefusedManual(other[1]);
    if (!zip.names.includes("word/document.xml"))
      throw new RefusedManual("There is no Word file in this zip. Unzip it and drop its files here.");
    return await readParts(zip);
  } catch (error) {
    if (error instanceof RefusedZip) throw damaged();
    throw error;
  }
}

async function readParts(zip: ReadZip): Promise<DocxReading> {
  const styles = readStyles(await partOf(zip, "word/styles.xml"));
  const isNumbered = readNumbering(await partOf(zip, "word/numbering.xml"));
  const context: DocxContext = { styles, isNumbered };
  const { blocks, pictures } = readBody(await partOf(zip, "word/document.xml"), context);
  const known = new Set(blocks.map(({ text }) => text));
  // What stands at the edge of each page, or below a line on it, comes at the end.
  for (const name of zip.names.filter((one) =>
    /^word\/(?:header|footer|footnotes|endnotes)\d*\.xml$/.test(one),
  )) {
    for (const block of readBody(await partOf(zip, name), context).blocks) {
      if (known.has(block.text)) continue;
      known.add(block.text);
      blocks.push({ kind: "paragraph", text: block.text, afterGap: true });
    }
  }
  return { blocks, pictures };
}

const EMPTY = "<none/>";

/** Returns the text of a part; a file without it has nothing to say of it. */
async function partOf(zip: ReadZip, name: string): Promise<string> {
  if (zip.sizeOf(name) > MAX_PART_BYTES)
    throw new RefusedManual(
      "This Word file is far longer than a manual. Copy the part that is for guests, and paste it here.",
    );
  return (await zip.read(name))?.toString("utf8") ?? EMPTY;
}
