import { newDocx } from "#test/manuals/docx.ts";
import { numbered, repeated, type HostileInput, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";
import { lyingZip } from "./zipParts.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const documentOf = (body: string) => `<w:document ${W}><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Word files. */
export const word: HostileInputs = (dice) => {
  const long = (30 + dice.below(8)) * MEGABYTE;
  const docx = (what: string, parts: () => Record<string, string>): HostileInput => ({
    what: `docx: ${what}`,
    name: "manual.docx",
    bytes: () => newDocx([], parts()),
  });
  const body = (what: string, xml: () => string) =>
    docx(what, () => ({ "word/document.xml": documentOf(xml()) }));
  const element = dice.of(["w:sdt", "w:p", "w:ins", "x"]);
  return [
    body("empty paragraphs", () => repeated("<w:p/>", long)),
    body("paragraphs of one letter", () => repeated(paragraph("a"), long)),
    body("paragraphs, as many as words are taken", () => repeated(paragraph("a"), 800_000)),
    body("one paragraph of many runs", () => `<w:p>${repeated("<w:r><w:t>a </w:t></w:r>", long)}</w:p>`),
    body("breaks", () => `<w:p>${repeated("<w:r><w:t>a</w:t><w:br/></w:r>", long)}</w:p>`),
    body("one text", () => paragraph(repeated("wifi password ", long))),
    body("spaces", () => `${repeated(" ", long)}${paragraph("a")}`),
    body(
      "elements in each other",
      () => `${repeated(`<${element}>`, long / 3)}a${repeated(`</${element}>`, long / 3)}`,
    ),
    body("elements that never end", () => repeated("<w:p>", long)),
    body("tables in tables", () => {
      const depth = 60_000;
      return `${"<w:tbl><w:tr><w:tc>".repeat(depth)}${repeated(paragraph("a"), MEGABYTE)}${"</w:tc></w:tr></w:tbl>".repeat(depth)}`;
    }),
    body(
      "a row of cells",
      () => `<w:tbl><w:tr>${repeated(`<w:tc>${paragraph("a")}</w:tc>`, long)}</w:tr></w:tbl>`,
    ),
    body("attributes", () => `<w:p ${numbered((at) => `a${at}="1" `, long)}/>`),
    body("one attribute", () => `<w:p a="${repeated("&lt;", long)}"/>`),
    body("entities", () => paragraph(repeated("&amp;&#65;", long))),
    body("comments", () => `<!--${repeated("- -", long)}-->`),
    body("CDATA", () => paragraph(repeated("<![CDATA[a]]>", long))),
    body("names without end", () => `<${repeated("a", long)}/>`),
    body("prefixes that nobody named", () => repeated("<a:b/>", long)),
    body("instructions", () => repeated("<?a b?>", long)),
    docx("an entity that grows", () => ({
      "word/document.xml": `<!DOCTYPE a [<!ENTITY a "${"a".repeat(1000)}">${numbered((at) => `<!ENTITY a${at} "&a;&a;&a;">`, 10_000)}]>${documentOf(paragraph("&a9;"))}`,
    })),
    docx("styles in a circle", () => ({
      "word/document.xml": documentOf(paragraph("a")),
      "word/styles.xml": `<w:styles ${W}>${numbered((at) => `<w:style w:styleId="s${at}"><w:basedOn w:val="s${(at + 1) % 99_000}"/></w:style>`, long / 4)}</w:styles>`,
    })),
    docx("lists without end", () => ({
      "word/document.xml": documentOf(paragraph("a")),
      "word/numbering.xml": `<w:numbering ${W}>${numbered((at) => `<w:abstractNum w:abstractNumId="${at}"><w:lvl w:ilvl="0"/></w:abstractNum>`, long / 2)}</w:numbering>`,
    })),
    docx("headers without end", () =>
      Object.fromEntries([
        ["word/document.xml", documentOf(paragraph("a"))],
        ...Array.from({ length: 4000 }, (_, at) => [
          `word/header${at}.xml`,
          `<w:hdr ${W}>${repeated(paragraph(`${at}`), 30_000)}</w:hdr>`,
        ]),
      ]),
    ),
    docx("UTF-16 that says UTF-8", () => ({
      "word/document.xml": Buffer.from(documentOf(paragraph("a")), "utf16le").toString("latin1"),
    })),
    {
      what: "docx: one part under many names",
      name: "manual.docx",
      bytes: () =>
        lyingZip([
          { name: "word/document.xml", bytes: Buffer.from(documentOf(repeated(paragraph("a"), MEGABYTE))) },
          ...Array.from({ length: 280 }, (_, at) => ({
            name: `word/header${at}.xml`,
            bytes: Buffer.alloc(MEGABYTE),
            sharesPartOf: 0,
          })),
        ]),
    },
  ];
};
