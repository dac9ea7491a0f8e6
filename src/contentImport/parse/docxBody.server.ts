import { rowOfCells, tidy, type Block } from "#contentImport/blocks.ts";
import type { DocxStyle } from "#contentImport/parse/docxStyles.server.ts";
import { readXml } from "#contentImport/parse/docxXml.server.ts";
import { readLine } from "#contentImport/parse/text.ts";

export interface DocxContext {
  styles: ReadonlyMap<string, DocxStyle>;
  isNumbered: (list: string, depth: string) => boolean;
}

interface Paragraph {
  text: string;
  /** How many of its characters are bold, or shown in capitals. */
  strong: number;
  style: DocxStyle;
  level?: number;
  list?: string | undefined;
  depth: string;
}

/** A table while it is read: each cell has its own blocks. */
interface Table {
  rows: Block[][][];
}

/** Elements that Word does not show: deleted or moved text, and the older form of a drawing. */
const UNSEEN = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rPrChange", "w:pPrChange"]);

/** Reads a part of a Word file that has paragraphs and tables. */
export function readBody(xml: string, context: DocxContext): { blocks: Block[]; pictures: number } {
  const blocks: Block[] = [];
  const tables: Table[] = [];
  const paragraphs: Paragraph[] = [];
  let run = { isStrong: false, isHidden: false };
  let unseen = 0;
  let isText = false;
  let pictures = 0;
  let gap = true;

  const target = () => tables.at(-1)?.rows.at(-1)?.at(-1) ?? blocks;
  const add = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || run.isHidden || unseen > 0) return;
    paragraph.text += text;
    if (run.isStrong) paragraph.strong += text.trim().length;
  };

  function open(name: string, value: string): void {
    const paragraph = paragraphs.at(-1);
    if (name === "w:p") paragraphs.push({ text: "", strong: 0, style: {}, depth: "0" });
    else if (name === "w:tbl") tables.push({ rows: [] });
    else if (name === "w:tr") tables.at(-1)?.rows.push([]);
    else if (name === "w:tc") tables.at(-1)?.rows.at(-1)?.push([]);
    else if (name === "w:r") run = { isStrong: paragraph?.style.isBold ?? false, isHidden: false };
    else if (name === "w:t") isText = true;
    else if (name === "w:tab") add("\t");
    else if (name === "w:br" || name === "w:cr") add("\n");
    else if (name === "w:noBreakHyphen") add("-");
    else if (name === "pic:pic" || name === "v:imagedata") pictures += unseen === 0 ? 1 : 0;
    else if (name === "w:vanish") run.isHidden = isOn(value);
    else if (name === "w:b" || name === "w:caps")
      run.isStrong = isOn(value) || (name === "w:caps" && run.isStrong);
    else if (paragraph) openProperty(paragraph, name, value);
  }

  function openProperty(paragraph: Paragraph, name: string, value: string): void {
    if (name === "w:pStyle") paragraph.style = context.styles.get(value) ?? {};
    else if (name === "w:numId") paragraph.list = value;
    else if (name === "w:ilvl") paragraph.depth = value;
    else if (name === "w:outlineLvl" && Number(value) < 6) paragraph.level = Number(value) + 1;
  }

  function close(name: string): void {
    if (name === "w:t") isText = false;
    if (name === "w:p") {
      const paragraph = paragraphs.pop();
      const read = paragraph ? blocksOf(paragraph, context) : [];
      const [first] = read;
      if (first && gap) first.afterGap = true;
      gap = read.length === 0;
      for (const block of read) target().push(block);
    }
    if (name === "w:tbl") {
      const table = tables.pop();
      for (const row of table?.rows ?? []) for (const block of blocksOfRow(row)) target().push(block);
    }
  }

  readXml(xml, {
    open(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      open(name, attributes["w:val"] ?? "");
    },
    close(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      close(name);
    },
    text: (text) => {
      if (isText) add(text);
    },
  });
  return { blocks, pictures };
}

const isOn = (value: string) => value !== "0" && value !== "false" && value !== "none";

function blocksOf({ text, strong, style, level, list, depth }: Paragraph, context: DocxContext): Block[] {
  const heading = level ?? style.level;
  if (heading !== undefined && tidy(text) !== "")
    return [{ kind: "heading", level: heading, text: tidy(text) }];
  const listId = list ?? style.list;
  const isListed = listId !== undefined && listId !== "0";
  const isStrong = strong > 0 && strong >= text.replaceAll(/\s/g, "").length * 0.9;
  return text.split("\n").flatMap((line, at): Block[] => {
    if (tidy(line) === "") return [];
    if (isListed && at === 0)
      return [{ kind: context.isNumbered(listId, depth) ? "step" : "bullet", text: tidy(line) }];
    return [{ ...readLine(line), ...(isStrong && { isStrong }) }];
  });
}

/** A row is a line of cells; a table that only arranges the page is read as its contents. */
function blocksOfRow(row: Block[][]): Block[] {
  const filled = row.filter((cell) => cell.length > 0);
  const isPlain =
    filled.length > 1 &&
    filled.every((cell) => cell.length <= 3 && cell.every(({ kind }) => kind !== "heading"));
  if (!isPlain) return filled.flat();
  return [rowOfCells(filled.map((cell) => cell.map(({ text }) => text).join(", ")))];
}
