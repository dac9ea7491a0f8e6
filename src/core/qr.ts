import { create } from "qrcode";

interface QrShape {
  /** Quiet space around the code, in modules. */
  margin?: number;
  /** Uses one mask and one segment instead of the best: a third of the time, for a code on a screen. */
  quick?: boolean;
}

interface QrLook extends Pick<QrShape, "margin"> {
  /** Width and height of the drawing, in CSS pixels. */
  size: number;
}

/** The drawing of a code: a path in a square of `modules` units a side. */
export interface QrPath {
  path: string;
  modules: number;
}

/**
 * Draws the dark modules of a QR code as one SVG path in a square of `modules` units, margin included. Neighbours in a
 * row become one rectangle in relative coordinates, which halves the compressed size. Error correction is at medium
 * level (Sharing 6). Throws when the text is longer than a code can hold (about 2,300 bytes).
 */
export function qrPath(text: string, { margin = 1, quick = false }: QrShape = {}): QrPath {
  const { modules } = quick
    ? create([{ data: new TextEncoder().encode(text), mode: "byte" }], {
        errorCorrectionLevel: "M",
        maskPattern: 3,
      })
    : create(text, { errorCorrectionLevel: "M" });
  let path = "";
  let last = { x: 0, y: 0 };
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      const start = { x: from + margin, y: row + margin };
      const width = column - from + 1;
      path += `m${start.x - last.x} ${start.y - last.y}h${width}v1h-${width}z`;
      last = start;
    }
  }
  return { path, modules: modules.size + 2 * margin };
}

/** Returns a QR code as an SVG document, for a file or an `<img>`; the same in browser and server. */
export function qrSvg(text: string, { size, margin }: QrLook): string {
  const { path, modules } = qrPath(text, { margin });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${modules}v${modules}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}
