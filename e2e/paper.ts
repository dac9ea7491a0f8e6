import type { Page } from "@playwright/test";

export interface Paper {
  pages: number;
  /** Millimetres. */
  width: number;
  height: number;
}

/** Prints the page as the browser does when the guest or host presses Print, and measures what comes out. */
export async function printToPdf(page: Page): Promise<Paper> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const [, width = "0", height = "0"] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
  const millimetres = (points: string) => Math.round((Number(points) / 72) * 25.4);
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    width: millimetres(width),
    height: millimetres(height),
  };
}
