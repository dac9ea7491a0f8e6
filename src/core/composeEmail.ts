import { darkColors, lightColors } from "#core/colors.ts";
import type { Product } from "#core/product.ts";

interface EmailLink {
  label: string;
  url: string;
}

type EmailLine = string | EmailLink;

/** A paragraph, its lines, or a link as a button. Text is never made a link: it contains people's names. */
export type EmailPart = EmailLine | readonly EmailLine[];

interface ComposedEmail {
  text: string;
  html: string;
}

/** Who signs an email, and where to write to. */
type Sender = Pick<Product, "name" | "contactEmail">;

/** Returns an email as plain text and as HTML that is readable without pictures, style sheets or scripts. */
export function composeEmail(sender: Sender, parts: readonly EmailPart[]): ComposedEmail {
  const ending = `${sender.name}\n${sender.contactEmail}\n`;
  const texts = parts.map((part) => {
    if (typeof part === "object" && "url" in part) return `${unlinked(part.label)}:\n${part.url}`;
    return linesOf(part)
      .map((line) => (typeof line === "string" ? unlinked(line) : `  ${unlinked(line.label)}: ${line.url}`))
      .join("\n");
  });
  return { text: [...texts, ending].join("\n\n"), html: htmlOf(sender, parts) };
}

const linesOf = (part: string | readonly EmailLine[]) => (typeof part === "string" ? part.split("\n") : part);

/** An email address, or the characters by which mail programs detect a URL: its dots and its "://". */
const LINKED = /(?<!\S)[\w.+'-]+@[\w-]+(?:\.[\w-]+)+(?![^\s.,;)])|(?<=\S)\.(?=\p{L})|:(?=\/\/)/gu;

/** Adds U+2060, which is invisible, so that mail programs make no link of a name such as "evil.com". */
const unlinked = (text: string) =>
  text.replaceAll(LINKED, (match) => (match.length > 1 ? match : `${match}\u2060`));

/** Inline colours, backgrounds too: many mail programs drop style sheets and darken what has none. */
const stylesIn = (colors: typeof lightColors | typeof darkColors) => ({
  page: `background:${colors.paper};color:${colors.ink}`,
  quiet: `color:${colors.soft}`,
  rule: `border-top-color:${colors.line}`,
  link: `color:${colors.pine}`,
  button: `background:${colors.pine};color:${colors["on-pine"]}`,
});
const lightStyles = stylesIn(lightColors);

type PartName = keyof typeof lightStyles;

/** Returns the attributes of an element: light colours inline, and the classes of the dark ones. */
function look(names: readonly PartName[], style = ""): string {
  const colors = names.map((name) => lightStyles[name]);
  return `class="${names.join(" ")}" style="${[...colors, style].filter(Boolean).join(";")}"`;
}

const important = (style: string) => `${style.replaceAll(";", "!important;")}!important`;
const darkSheet = Object.entries(stylesIn(darkColors))
  .map(([name, dark]) => `.${name}{${important(dark)}}`)
  .join("");

const FRAME =
  "margin:0 auto;max-width:34em;padding:24px 20px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 22px;border-radius:24px;font-weight:600;text-decoration:none";
const ENDING = "margin:28px 0 0;padding-top:16px;border-top-width:1px;border-top-style:solid;font-size:14px";

function htmlOf({ name, contactEmail }: Sender, emailParts: readonly EmailPart[]): string {
  const body = emailParts.map((part) =>
    typeof part === "object" && "url" in part
      ? `<p style="margin:24px 0"><a href="${escape(part.url)}" ${look(["button"], BUTTON)}>${escape(unlinked(part.label))}</a></p>` +
        `<p ${look(["quiet"], "margin:0 0 16px;font-size:14px;word-break:break-all")}>${escape(part.url)}</p>`
      : `<p style="margin:0 0 16px">${linesOf(part).map(lineHtml).join("<br>")}</p>`,
  );
  const contact = `<a href="mailto:${escape(contactEmail)}" ${look(["link"])}>${escape(contactEmail)}</a>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){${darkSheet}}</style></head>`,
    `<body ${look(["page"], "margin:0")}><div ${look(["page"], FRAME)}>${body.join("")}`,
    `<p ${look(["quiet", "rule"], ENDING)}>${escape(name)}<br>${contact}</p></div></body></html>`,
  ].join("");
}

const lineHtml = (line: EmailLine) =>
  typeof line === "string"
    ? escape(unlinked(line))
    : `${escape(unlinked(line.label))}: <a href="${escape(line.url)}" ${look(["link"])}>${escape(line.url)}</a>`;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
