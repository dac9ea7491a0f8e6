import { deflateSync } from "node:zlib";
import { newPdf, pdfOf, streamOf } from "#test/manuals/pdf.ts";
import { numbered, repeated, type HostileInput, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

const PAGES = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"];
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`;

function packed(content: string, entries = "", times = 1): Buffer {
  let bytes: Uint8Array = Buffer.from(content, "latin1");
  for (let time = 0; time < times; time += 1) bytes = deflateSync(bytes);
  const filter = times === 1 ? "/FlateDecode" : `[${"/FlateDecode ".repeat(times)}]`;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter ${filter} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** PDF files. */
export const papers: HostileInputs = (dice) => {
  const long = (25 + dice.below(8)) * MEGABYTE;
  const pdf = (what: string, bytes: () => Uint8Array): HostileInput => ({
    what: `pdf: ${what}`,
    name: "manual.pdf",
    bytes,
  });
  const content = (what: string, text: () => string, more: string[] = [], resources = "") =>
    pdf(what, () => pdfOf([...PAGES, page(resources), packed(text()), FONT, ...more]));
  const operator = dice.of(["BT ET ", "q Q ", "0 0 m ", "1 0 0 1 0 0 cm ", "/F1 9 Tf "]);
  const drawn = (at: number) =>
    streamOf(
      `/X${at + 1} Do `.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X${at + 1} ${at + 7} 0 R >> >>`,
    );
  return [
    content("operators without end", () => repeated(operator, long)),
    content("texts of one letter", () => `BT /F1 9 Tf ${repeated("(a) Tj ", long)}ET`),
    content(
      "texts all over the page",
      () =>
        `BT /F1 9 Tf ${numbered((at) => `1 0 0 1 ${at % 590} ${(at * 7) % 840} Tm (a) Tj `, 4 * MEGABYTE)}ET`,
    ),
    content(
      "lines a hair apart",
      () => `BT /F1 9 Tf ${numbered((at) => `1 0 0 1 9 ${at / 1000} Tm (a) Tj `, MEGABYTE)}ET`,
    ),
    content("one text", () => `BT /F1 9 Tf (${repeated("wifi ", long)}) Tj ET`),
    content("letters without size", () => `BT /F1 0 Tf ${repeated("0 0 0 0 0 0 Tm (a) Tj ", MEGABYTE)}ET`),
    content(
      "huge numbers",
      () => `BT /F1 ${"9".repeat(300)} Tf ${repeated("1e99 -1e308 Td (a) Tj ", MEGABYTE)}ET`,
    ),
    content("states that never end", () => repeated("q ", long)),
    content("lists in lists", () => repeated("[", long)),
    content("objects in objects", () => repeated("<<", long)),
    content("a text that never closes", () => repeated("(", long)),
    content("pictures in the text", () => repeated("BI /W 1 /H 1 ID x EI ", long)),
    content(
      "drawings of drawings",
      () => "/X0 Do",
      Array.from({ length: 12 }, (_, at) => drawn(at)),
      "/XObject << /X0 6 0 R >>",
    ),
    content(
      "a drawing of itself",
      () => "/X0 Do",
      [
        streamOf(
          "/X0 Do",
          "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X0 6 0 R >> >>",
        ),
      ],
      "/XObject << /X0 6 0 R >>",
    ),
    pdf("packed ten times", () => pdfOf([...PAGES, page(""), packed(repeated(" ", long), "", 10), FONT])),
    pdf("packed in another way", () =>
      pdfOf([
        ...PAGES,
        page(""),
        streamOf(`${repeated("z", 20 * MEGABYTE)}~>`, "/Filter /ASCII85Decode"),
        FONT,
      ]),
    ),
    pdf("runs of one byte", () =>
      pdfOf([
        ...PAGES,
        page(""),
        streamOf(repeated("\x81 ", 20 * MEGABYTE), "/Filter /RunLengthDecode"),
        FONT,
      ]),
    ),
    pdf("a font of all characters", () =>
      pdfOf([
        ...PAGES,
        page(""),
        streamOf("BT /F1 9 Tf <0001> Tj ET"),
        "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>",
        packed(
          `begincmap ${repeated("1 beginbfrange <00000000> <ffffffff> <0041> endbfrange ", MEGABYTE)}endcmap`,
        ),
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (A) /Ordering (B) /Supplement 0 >> /W [0 999999999 5] /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 >> >>",
      ]),
    ),
    pdf("pages in pages", () =>
      pdfOf([
        PAGES[0] ?? "",
        ...Array.from({ length: 3000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`),
        "<< /Type /Page /MediaBox [0 0 9 9] >>",
      ]),
    ),
    pdf("pages that hold each other", () =>
      pdfOf([
        PAGES[0] ?? "",
        "<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 9999 >>",
        "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9999 >>",
      ]),
    ),
    pdf("a billion pages", () => pdfOf([PAGES[0] ?? "", "<< /Type /Pages /Kids [] /Count 999999999 >>"])),
    pdf("many pages", () => newPdf(Array.from({ length: 1500 }, () => [{ text: "No smoking", y: 100 }]))),
    pdf("pages full of words", () =>
      newPdf(
        Array.from({ length: 150 }, () =>
          Array.from({ length: 60 }, (_, at) => ({ text: "wifi password kea ".repeat(3), y: 20 + at * 13 })),
        ),
      ),
    ),
    pdf("a table of places that leads back", () =>
      Buffer.from(
        `%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer << /Size 1 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF`,
      ),
    ),
    pdf("a table of places without end", () =>
      Buffer.from(
        `%PDF-1.7\nxref\n0 999999999\n${repeated("0000000000 65535 f \n", 20 * MEGABYTE)}trailer << >>\nstartxref\n9\n%%EOF`,
      ),
    ),
    pdf("objects that are none", () =>
      Buffer.from(`%PDF-1.7\n${numbered((at) => `${at} 0 obj\n`, 20 * MEGABYTE)}`),
    ),
    pdf("its first bytes and spaces", () => Buffer.from(`%PDF-1.7\n${repeated(" ", 24 * MEGABYTE)}`)),
    pdf("its first bytes and dice", () =>
      Buffer.concat([
        Buffer.from("%PDF-1.7\n"),
        Buffer.from(Array.from({ length: MEGABYTE }, () => dice.below(256))),
      ]),
    ),
  ];
};
