import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readRichText, writeRichText } from "#sections/richtext/tree.ts";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { attacks } from "#test/attacks/attacks.ts";
import { dangers } from "#test/attacks/dangers.ts";
import { holdsFor } from "#test/properties.ts";

const tags =
  "p b strong em u s a ul ol li h1 span div img br table td svg math style script template select iframe".split(
    " ",
  );
const attributes = [
  'href="https://a.example"',
  "href=javascript:alert(1)",
  "src='/media/a.jpg'",
  "onclick=alert(1)",
  'class="indent-2"',
  "class=stay-only",
  "data-not-for=airbnb",
  "data-not-for='vrbo expedia Airbnb'",
  "style=color:red",
  "id=x",
  'alt="a > b"',
  'target="_blank"',
];
const signs = [
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "&lt;",
  "&#x3c;",
  "&amp",
  "\0",
  "\u2028",
  '"',
  "'",
  "`",
  "=",
  "/",
  ">",
  "<",
];
const pieces = [...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]), ...attributes, ...signs];

/** Markup as an attacker would write it: of whole attacks, tags, parts of tags and any text. */
const markup = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(attacks).flat()) },
      { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

const many = { cases: 1000 };

test("of any markup is left what rich text may hold, and nothing else", () =>
  holdsFor(markup, (html) => expect(dangers(sanitiseHtml(html))).toEqual([]), many));

test("what is left stays as it is the second time, and our own reader gives the same bytes again", () =>
  holdsFor(
    markup,
    (html) => {
      const clean = sanitiseHtml(html);
      expect(sanitiseHtml(clean)).toBe(clean);
      expect(writeRichText(readRichText(clean))).toBe(clean);
    },
    many,
  ));

test("a page shows no more than what is left", () =>
  holdsFor(markup, (html) => {
    const page = renderToStaticMarkup(createElement(RichText, { html: sanitiseHtml(html) }));
    expect(dangers(page.replaceAll(/^<div class="prose-guidebook">|<\/div>$/g, ""))).toEqual([]);
  }));
