import { describe, expect, test } from "vitest";
import type { Block } from "#contentImport/blocks.ts";
import { readFile } from "#contentImport/parse/readFile.server.ts";
import { newDocx } from "#test/manuals/docx.ts";
import { newPdf, type PdfLine } from "#test/manuals/pdf.ts";

const read = async (bytes: Uint8Array | string, name = "manual.txt") => {
  const reading = await readFile({ name, bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes });
  return { lines: reading.blocks.map(lineOf), warnings: reading.warnings };
};

/** "# Heading", "- bullet", "1. step", "a | b", or the words of a paragraph. */
function lineOf({ kind, text, level }: Block): string {
  const marks = { heading: `#${level ?? ""} `, bullet: "- ", step: "1. ", row: "", paragraph: "" };
  return `${marks[kind]}${text}`;
}

describe("text", () => {
  test("has headings, bullets, steps and rows by their marks", async () => {
    const text =
      "# Lake House\n\nWiFi\n====\n• Network: Lake\n  2) Fill the tank\nMonday\tRed bin\n*** BINS ***\n📶 Router\n";
    expect((await read(text)).lines).toEqual([
      "# Lake House",
      "# WiFi",
      "- Network: Lake",
      "1. Fill the tank",
      "Monday | Red bin",
      "# BINS",
      "Router",
    ]);
  });

  test("that was cut at a width is whole again, and lists stay lists", async () => {
    const text =
      "Please put the bins out on Tuesday evening, after the wind has dropped a\nlittle, and bring them in again on Wednesday. Thank you.\n\nTea\nCoffee\nMilk\n";
    expect((await read(text)).lines).toEqual([
      "Please put the bins out on Tuesday evening, after the wind has dropped a little, and bring them in again on Wednesday. Thank you.",
      "Tea",
      "Coffee",
      "Milk",
    ]);
  });

  const words = "Wi-Fi: Wānaka\r\nCafé";
  const utf16 = Buffer.from(words, "utf16le");
  test.each([
    ["UTF-8", Buffer.from(words)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${words}`)],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${words}`, "utf16le")],
    ["UTF-16 of the other end", Buffer.from(`\uFEFF${words}`, "utf16le").swap16()],
    ["UTF-16 without", utf16],
  ])("is read in %s", async (_name, bytes) => {
    expect((await read(bytes)).lines).toEqual(["Wi-Fi: Wānaka", "Café"]);
  });

  test("of before Unicode is read too", async () => {
    expect((await read(Buffer.from("Café – 5 €\r\nK\u00FCche", "latin1"))).lines.at(-1)).toBe("Küche");
    expect((await read(Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x80))).lines).toEqual([
      "Café – €",
    ]);
  });
});

test("Markdown loses its marks, not its words", async () => {
  const text =
    "## **WiFi**\n\nThe *network* is `Lake_House_5G`, [how it works](https://example.com/wifi).\n\n| Day | Bin |\n|-----|:---:|\n| Monday | __Red__ |\n\n> Quiet after 10\n\n**Parking**\n\n1. One car\n";
  expect((await read(text, "manual.md")).lines).toEqual([
    "# WiFi",
    "The network is Lake_House_5G, how it works (https://example.com/wifi).",
    "Day | Bin",
    "Monday | Red",
    "Quiet after 10",
    "# Parking",
    "1. One car",
  ]);
});

test("HTML is read as its visitors do", async () => {
  const html = `<!doctype html><html><head><title>Not me</title><style>p{}</style><meta charset=windows-1252></head><body>
    <h1>Lake <em>House</em></h1><script>alert("Not me")</script><p>One<br>Two &amp; <b>three</b></p>
    <p hidden>Not me</p><div style="display: none">Nor me</div><ul><li>Towels<ol><li>Fold</li></ol></li></ul>
    <table><tr><th>Day<td>Bin</table><table><tr><td><h2>Parking</h2><p>On the drive</p></td></tr></table>
    <dl><dt>Code</dt><dd>4711</dd></dl><p><strong>Kitchen</strong></p></body></html>`;
  expect((await read(html, "manual.html")).lines).toEqual([
    "#1 Lake House",
    "One",
    "Two & three",
    "- Towels",
    "1. Fold",
    "Day | Bin",
    "#2 Parking",
    "On the drive",
    "Code",
    "4711",
    "Kitchen",
  ]);
});

test("a Word file has its headings, lists, tables and text boxes, not what was deleted or hidden", async () => {
  const box =
    "<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>";
  const changed =
    "<w:p><w:r><w:t>Key </w:t></w:r><w:del><w:r><w:t>gone</w:t><w:delText>gone</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:ins><w:r><w:t>here</w:t></w:r></w:ins></w:p>";
  const docx = await newDocx(
    [
      { text: "Lake House", style: "Title" },
      { text: "WiFi", style: "Heading1" },
      { text: "Network: Lake\nPassword: kea & tui" },
      { text: "No shoes", list: "bullet" },
      { text: "Fill the tank", list: "number" },
      { cells: ["Monday", "Red bin"] },
      { xml: box },
      { xml: changed },
    ],
    { "word/footer1.xml": `<w:ftr xmlns:w="w"><w:p><w:r><w:t>Call Mere</w:t></w:r></w:p></w:ftr>` },
  );
  expect((await read(docx, "manual.docx")).lines).toEqual([
    "#1 Lake House",
    "#1 WiFi",
    "Network: Lake",
    "Password: kea & tui",
    "- No shoes",
    "1. Fill the tank",
    "Monday | Red bin",
    "In a box",
    "Key here",
    "Call Mere",
  ]);
});

describe("a PDF", () => {
  const body = (texts: string[], at: Partial<PdfLine> = {}, from = 100): PdfLine[] =>
    texts.map((text, line) => ({ text, y: from + line * 14, ...at }));

  test("has headings by their letters, and paragraphs over several lines", async () => {
    const pdf = newPdf([
      [
        { text: "Lake House", y: 60, size: 24 },
        ...body([
          "Please put the bins out on Tuesday evening after the wind has dropped, and bring",
          "them in again on Wednesday.",
        ]),
        { text: "Wi-Fi", y: 150, size: 15 },
        ...body(["Network: Lake", "Password: kea"], {}, 175),
      ],
    ]);
    expect((await read(pdf, "manual.pdf")).lines).toEqual([
      "#1 Lake House",
      "Please put the bins out on Tuesday evening after the wind has dropped, and bring them in again on Wednesday.",
      "#2 Wi-Fi",
      "Network: Lake",
      "Password: kea",
    ]);
  });

  test("is read column by column, a table row by row", async () => {
    const left = [
      "Please take your shoes off at",
      "the door, since the floor is",
      "old and soft. The heat pump",
      "has its remote on the wall",
      "beside the kitchen window.",
    ];
    const right = [
      "The bus to town stops at the",
      "gate every half hour. Pay the",
      "driver with a card, and wave",
      "or it will not stop for you,",
      "whatever the timetable says.",
    ];
    const columns = newPdf([[...body(left), ...body(right, { x: 320 })]]);
    expect((await read(columns, "a.pdf")).lines).toEqual([left.join(" "), right.join(" ")]);
    const days = ["Monday", "Tuesday", "Friday", "Sunday", "Holidays"];
    const bins = ["The red bin, by seven in the morning", "Glass", "The yellow bin", "None", "A day later"];
    const table = newPdf([[...body(days), ...body(bins, { x: 320 })]]);
    expect((await read(table, "b.pdf")).lines).toEqual(days.map((day, at) => `${day} | ${bins[at]}`));
  });

  test("has no page numbers, and once what stands on every page", async () => {
    const pages = [1, 2, 3, 4].map((page) => [
      { text: "Lake House", y: 30 },
      { text: `Words of page ${page}.`, y: 200 },
      { text: `Page ${page} of 4`, y: 800 },
    ]);
    expect((await read(newPdf(pages), "manual.pdf")).lines).toEqual([
      "Lake House",
      ...[1, 2, 3, 4].map((page) => `Words of page ${page}.`),
    ]);
  });

  test("says which pages have no words", async () => {
    const { lines, warnings } = await read(newPdf([[{ text: "Hello", y: 100 }], [], []]), "manual.pdf");
    expect(lines).toEqual(["Hello"]);
    expect(warnings).toEqual(["There are no words on the pages 2, 3: they are pictures, or empty."]);
  });
});

test("what a file is, its bytes say, whatever its name", async () => {
  const pdf = newPdf([[{ text: "No smoking", y: 100 }]]);
  expect((await read(pdf, "manual.docx")).lines).toEqual(["No smoking"]);
  const docx = await newDocx([{ text: "No smoking" }]);
  expect((await read(docx, "manual.pdf")).lines).toEqual(["No smoking"]);
  expect((await read("<html><body><p>No smoking</body>", "manual.txt")).lines).toEqual(["No smoking"]);
});
