import { PRODUCT } from "#platform/site.ts";

/** A paragraph, or the one link of an e-mail with what it does. */
type EmailPart = string | { label: string; url: string };

export interface ComposedEmail {
  text: string;
  html: string;
}

/** Returns an e-mail as plain text and as HTML that reads without pictures, style sheets or scripts. */
export function composeEmail(parts: readonly EmailPart[]): ComposedEmail {
  const ending = `${PRODUCT.name}\n${PRODUCT.contactEmail}\n`;
  const texts = parts.map((part) => (typeof part === "string" ? part : `${part.label}:\n${part.url}`));
  return { text: [...texts, ending].join("\n\n"), html: htmlOf(parts) };
}

const frame =
  "margin:0 auto;max-width:34em;padding:24px 20px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#26322d";
const button =
  "display:inline-block;padding:12px 22px;border-radius:24px;background:#1f5c4a;color:#ffffff;font-weight:600;text-decoration:none";
const quiet = "margin:28px 0 0;padding-top:16px;border-top:1px solid #ddd6c8;font-size:14px;color:#5b665f";

function htmlOf(parts: readonly EmailPart[]): string {
  const body = parts.map((part) =>
    typeof part === "string"
      ? `<p style="margin:0 0 16px">${withLinks(escape(part)).replaceAll("\n", "<br>")}</p>`
      : `<p style="margin:24px 0"><a href="${escape(part.url)}" style="${button}">${escape(part.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:14px;color:#5b665f;word-break:break-all">${escape(part.url)}</p>`,
  );
  const contact = `<a href="mailto:${escape(PRODUCT.contactEmail)}" style="color:#1f5c4a">${escape(PRODUCT.contactEmail)}</a>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    `<body style="margin:0"><div style="${frame}">${body.join("")}`,
    `<p style="${quiet}">${escape(PRODUCT.name)}<br>${contact}</p></div></body></html>`,
  ].join("");
}

const withLinks = (html: string) =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&" style="color:#1f5c4a">$&</a>');

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
