import { constants, deflateRawSync } from "node:zlib";
import { newDocx, zipOf } from "#test/manuals/docx.ts";
import { newPdf, pdfOf, streamOf } from "#test/manuals/pdf.ts";

/** A file that means harm or is broken, and what its host is to read. */
export interface HostileFile {
  name: string;
  what: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Part of the sentence that refuses it. */
  refusal: RegExp;
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const body = (text: string) =>
  `<w:document ${W}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const DAMAGED_WORD = /Word file is damaged.*save it again.*or paste its text/;
const DAMAGED_PDF = /PDF is damaged.*paste its words/;
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

/** An entity that grows to 10^9 of itself. */
const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${"bcdefghi"
  .split("")
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefgh"[at]};`.repeat(10)}">`)
  .join("")}]>`;

/** A zip whose one file names a size that is not its own. */
async function lyingZip(named: number): Promise<Uint8Array<ArrayBuffer>> {
  const zip = Buffer.from(await zipOf({ "word/document.xml": body("x".repeat(1_000_000)) }));
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  zip.writeUInt32LE(named, directory + 24);
  return Uint8Array.from(zip);
}

/** A document of one word and nothing but spaces: 45 KB that unpack to 45 MB. */
const bomb = () =>
  newDocx([], { "word/document.xml": body("a").replace("<w:p>", `${" ".repeat(45_000_000)}<w:p>`) });

/** A page whose text is a megabyte that unpacks to a gigabyte of spaces. */
function pdfBomb(): Uint8Array<ArrayBuffer> {
  const part = deflateRawSync(Buffer.alloc(8_000_000, 0x20), { finishFlush: constants.Z_SYNC_FLUSH });
  const parts = Array.from({ length: 128 }, () => part);
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([3, 0])]);
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
    stream,
  ]);
}

const catalog = (pages: string) => pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", pages]);

/** Every file that is refused, each for its own reason. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const docx = await newDocx([{ text: "No smoking" }]);
  const pdf = newPdf([[{ text: "No smoking", y: 100 }]]);
  const word = (what: string, bytes: Uint8Array<ArrayBuffer>, refusal = DAMAGED_WORD): HostileFile => ({
    name: "manual.docx",
    what,
    bytes,
    refusal,
  });
  const paper = (what: string, bytes: Uint8Array<ArrayBuffer>, refusal = DAMAGED_PDF): HostileFile => ({
    name: "manual.pdf",
    what,
    bytes,
    refusal,
  });
  const ole = (text: string) =>
    Uint8Array.from(
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.alloc(600),
        Buffer.from(text, "utf16le"),
      ]),
    );
  return [
    word("a zip bomb", await bomb(), /far longer than a manual/),
    word("a zip that says less than it holds", await lyingZip(1000)),
    word("a zip that says that it holds gigabytes", await lyingZip(4_000_000_000)),
    word(
      "an entity of a file of the server's",
      await newDocx([], {
        "word/document.xml": `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body("&x;")}`,
      }),
    ),
    word(
      "an entity of another server's",
      await newDocx([], {
        "word/document.xml": `<!DOCTYPE w [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]>${body("a")}`,
      }),
    ),
    word("a billion laughs", await newDocx([], { "word/document.xml": `${laughs}${body("&i;")}` })),
    word("an entity that nobody has named", await newDocx([], { "word/document.xml": body("&x;") })),
    word("a name that leads elsewhere", await newDocx([{ text: "a" }], { "../../etc/passwd": "a" })),
    word("XML that breaks off", await newDocx([], { "word/document.xml": body("a").slice(0, -20) })),
    word("half a file", docx.slice(0, docx.length / 2)),
    word("a zip without a document", await zipOf({ "a.txt": "a" }), /no Word file.*Unzip it/),
    word("an export of ours", await zipOf({ "guidebook.json": "{}" }), /export of guidebooks/),
    word("OpenDocument", await zipOf({ "content.xml": "<a/>" }), /OpenDocument.*save it as \.docx/),
    word("a spreadsheet", await zipOf({ "xl/workbook.xml": "<a/>" }), /spreadsheet.*CSV/),
    word("a password", ole("EncryptedPackage"), /Word file has a password/),
    word("no words", await newDocx([]), /no words/),
    {
      ...word("Word before 2007", ole("WordDocument"), /older version of Word.*save it as \.docx/),
      name: "manual.doc",
    },
    { ...word("RTF", bytesOf("{\\rtf1 a}"), /RTF.*\.docx/), name: "manual.rtf" },
    paper("a stream that unpacks to a gigabyte", pdfBomb(), /takes too long/),
    paper("half a file", pdf.slice(0, 200)),
    paper("its first bytes alone", bytesOf("%PDF-1.7\n")),
    paper(
      "pages that hold themselves",
      catalog("<< /Type /Pages /Kids [2 0 R] /Count 1 >>"),
      /damaged|picture of text/,
    ),
    paper(
      "a hundred million pages",
      catalog("<< /Type /Pages /Kids [] /Count 100000000 >>"),
      /damaged|picture of text/,
    ),
    paper("a scan", newPdf([[], []]), /picture of text.*paste it here, or type/),
    paper("a password", encryptedPdf(), /PDF has a password/),
    {
      name: "photo.jpg",
      what: "a photo",
      bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0),
      refusal: /This is a picture/,
    },
    { name: "empty.txt", what: "nothing", bytes: new Uint8Array(), refusal: /file is empty/ },
    { name: "spaces.txt", what: "spaces", bytes: bytesOf(" \r\n\t "), refusal: /no words/ },
    {
      name: "manual.pdf",
      what: "bytes of no kind",
      bytes: Uint8Array.of(1, 0, 2, 0, 255, 0, 1, 7, 0),
      refusal: /damaged|cannot be read here/,
    },
    {
      name: "long.txt",
      what: "more than a guidebook",
      bytes: bytesOf("No smoking. ".repeat(40_000)),
      refusal: /more words than a guidebook/,
    },
    ...["\n", "\r", "a\n"].map((piece) => ({
      name: "lines.txt",
      what: `${JSON.stringify(piece)} to 24 MB`,
      bytes: bytesOf(piece.repeat(24_000_000 / piece.length)),
      refusal: /more words than a guidebook/,
    })),
    {
      name: "page.html",
      what: "tags without end",
      bytes: bytesOf("<p>".repeat(8_000_000)),
      refusal: /more words than a guidebook/,
    },
  ];
}

/** A PDF that only its reader's password opens (standard security handler, revision 2). */
function encryptedPdf(): Uint8Array<ArrayBuffer> {
  const hex = (byte: string) => `<${byte.repeat(32)}>`;
  return pdfOf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
      streamOf("BT ET"),
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex("41")} /U ${hex("42")} >>`,
    ],
    `/Encrypt 5 0 R /ID [${hex("43").replace(/(..){16}>$/, ">")} ${hex("43").replace(/(..){16}>$/, ">")}]`,
  );
}

/** A PDF that would run a script when it is opened, and start a program. */
export const pdfWithScript = (): Uint8Array<ArrayBuffer> =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >> /AA << /WC << /S /Launch /F (cmd.exe) >> >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    streamOf("BT /F1 11 Tf 50 700 Td (No smoking) Tj ET"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
