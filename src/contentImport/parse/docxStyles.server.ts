import { readXml } from "#contentImport/parse/docxXml.server.ts";

/** What a style of Word's says of its paragraphs. */
export interface DocxStyle {
  /** 1 to 6 for a heading. */
  level?: number;
  isBold?: boolean;
  /** The list that its paragraphs are in. */
  list?: string;
}

interface RawStyle extends DocxStyle {
  basedOn?: string;
}

/** Reads `word/styles.xml`; a style has what the one has that it is based on. */
export function readStyles(xml: string): Map<string, DocxStyle> {
  const raw = new Map<string, RawStyle>();
  let id = "";
  let style: RawStyle = {};
  readXml(xml, {
    open(name, attributes) {
      const value = attributes["w:val"] ?? "";
      if (name === "w:style") {
        id = attributes["w:styleId"] ?? "";
        style = {};
        raw.set(id, style);
      } else if (name === "w:name") style.level ??= levelOfName(value);
      else if (name === "w:basedOn") style.basedOn = value;
      else if (name === "w:outlineLvl" && Number(value) < 6) style.level ??= Number(value) + 1;
      else if (name === "w:b" && value !== "0" && value !== "false") style.isBold = true;
      else if (name === "w:numId") style.list = value;
    },
  });
  return new Map([...raw.keys()].map((key) => [key, inherit(raw, key, 10)]));
}

/** Word writes the names of built-in styles in English in every language. */
function levelOfName(name: string): number | undefined {
  if (/^title$/i.test(name)) return 1;
  const level = /^heading (\d)$/i.exec(name)?.[1];
  return level === undefined ? undefined : Math.min(6, Number(level));
}

function inherit(raw: ReadonlyMap<string, RawStyle>, key: string, depth: number): DocxStyle {
  const { basedOn, ...own } = raw.get(key) ?? {};
  const parent = basedOn && basedOn !== key && depth > 0 ? inherit(raw, basedOn, depth - 1) : {};
  return { ...parent, ...own };
}

/** Reads `word/numbering.xml`: for each list and depth whether it is numbered. */
export function readNumbering(xml: string): (list: string, depth: string) => boolean {
  const abstract = new Map<string, Map<string, string>>();
  const lists = new Map<string, string>();
  let levels = new Map<string, string>();
  let depth = "";
  let list = "";
  readXml(xml, {
    open(name, attributes) {
      const value = attributes["w:val"] ?? "";
      if (name === "w:abstractNum") abstract.set(attributes["w:abstractNumId"] ?? "", (levels = new Map()));
      else if (name === "w:lvl") depth = attributes["w:ilvl"] ?? "0";
      else if (name === "w:numFmt") levels.set(depth, value);
      else if (name === "w:num") list = attributes["w:numId"] ?? "";
      else if (name === "w:abstractNumId") lists.set(list, value);
    },
  });
  return (id, at) => {
    const format = abstract.get(lists.get(id) ?? "")?.get(at);
    return format !== undefined && format !== "bullet" && format !== "none";
  };
}
