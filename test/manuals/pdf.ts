/** A line of a PDF's page: its distance from the left and the top, and its size, in points. */
export interface PdfLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
  isBold?: boolean;
}

const PAGE = { width: 595, height: 842 };

/** Text as a PDF writes it in one byte a character. */
const literal = (text: string) => `(${text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`;

const contentOf = (lines: readonly PdfLine[]) =>
  lines
    .map(
      ({ text, x = 50, y, size = 11, isBold = false }) =>
        `BT /${isBold ? "F2" : "F1"} ${size} Tf ${x} ${PAGE.height - y} Td ${literal(text)} Tj ET`,
    )
    .join("\n");

/** Returns a PDF of these pages, each a list of lines. */
export function newPdf(pages: readonly (readonly PdfLine[])[]): Uint8Array<ArrayBuffer> {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 5;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      streamOf(contentOf(lines)),
    ]),
  ]);
}

export const streamOf = (content: string, entries = "") =>
  `<< /Length ${Buffer.byteLength(content, "latin1")} ${entries} >>\nstream\n${content}\nendstream`;

/** Returns a PDF of these objects, the first of which is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ""): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1")];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    offsets.push(length());
    const body = typeof object === "string" ? Buffer.from(object, "latin1") : object;
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n"));
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Uint8Array.from(Buffer.concat(parts));
}
