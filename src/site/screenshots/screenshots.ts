import {
  deskWidths,
  screenshotWidths,
  type DeskScreenshot,
  type Light,
  type PhoneScreenshot,
} from "#site/screenshots/phoneScreenshots.ts";

// Vite reads this call without running it, and gives each picture the URL that the build puts it at.
const files = import.meta.glob<string>("./*.webp", { query: "?url", import: "default", eager: true });

/** Returns the URLs of one screen in every width. Throws where the pictures have not been taken. */
export function screenshotSources(
  screenshot: PhoneScreenshot | DeskScreenshot,
  light: Light,
): { src: string; srcSet: string } {
  const widths = screenshot === "editor" || screenshot === "stays" ? deskWidths : screenshotWidths;
  const url = (width: number) => screenshotFile(`${screenshot}-${light}-${width}`);
  return { src: url(widths[1]), srcSet: widths.map((width) => `${url(width)} ${width}w`).join(", ") };
}

export function screenshotFile(name: string): string {
  const file = files[`./${name}.webp`];
  if (!file) throw new Error(`There is no screenshot ${name}: npm run screenshots:site.`);
  return file;
}
