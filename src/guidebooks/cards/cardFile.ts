import { CARD } from "#guidebooks/cards/cardSize.ts";

/** 300 dots per inch. */
const PNG_SCALE = 300 / 254;

/** Returns a drawn card as a self-contained SVG file: picture and fonts are embedded. */
export async function cardSvg(drawn: SVGElement): Promise<Blob> {
  const copy = drawn.cloneNode(true) as SVGElement; // a clone is of its original's class
  copy.setAttribute("width", `${CARD.width / 10}mm`);
  copy.setAttribute("height", `${CARD.height / 10}mm`);
  copy.removeAttribute("class");
  for (const image of copy.querySelectorAll("image")) {
    const href = image.getAttribute("href") ?? "";
    image.setAttribute("href", await dataUrlOf(href));
  }
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await fontFaces();
  copy.prepend(style);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

/** The same as a PNG for programs that read no SVG. Throws if the browser could not draw it. */
export async function cardPng(drawn: SVGElement): Promise<Blob> {
  const url = await readAsDataUrl(await cardSvg(drawn));
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(CARD.width * PNG_SCALE);
  canvas.height = Math.round(CARD.height * PNG_SCALE);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error("the card could not be drawn"))),
      "image/png",
    );
  });
}

/** The upright fonts of the two families, in the alphabets that the page has loaded for them. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      /Fraunces Variable|Figtree Variable/.test(rule.style.getPropertyValue("font-family")) &&
      rule.style.getPropertyValue("font-style") !== "italic",
  );
  const embedded = await Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const [, path = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
      const url = new URL(path, parentStyleSheet?.href ?? location.href).href;
      return cssText.replace(path, await dataUrlOf(url));
    }),
  );
  return embedded.join("\n");
}

const fetched = new Map<string, Promise<string>>();

function dataUrlOf(url: string): Promise<string> {
  let read = fetched.get(url);
  if (!read) fetched.set(url, (read = fetchDataUrl(url)));
  read.catch(() => fetched.delete(url));
  return read;
}

async function fetchDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`a file of the card was answered with ${response.status}`);
  return readAsDataUrl(await response.blob());
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL is a string.
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("the file could not be read")));
    reader.readAsDataURL(blob);
  });
}
