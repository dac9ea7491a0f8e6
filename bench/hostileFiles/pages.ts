import { numbered, repeated, textInputs, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Web pages, also as the text of a section: those are cut to what a section takes. */
export const pages: HostileInputs = (dice) => {
  const long = (5 + dice.below(3)) * MEGABYTE;
  const tag = dice.of(["div", "p", "b", "table", "ul", "span"]);
  return textInputs("html", {
    "many attributes": () => `<p ${numbered((at) => `a${at}=1 `, long)}>Hi</p>`,
    "one attribute again and again": () => `<p ${repeated("class=a ", long)}>Hi</p>`,
    "tags with attributes": () => numbered((at) => `<p a${at} b${at}='x' c${at}="y">z`, long),
    "a long attribute": () => `<p style="${repeated("display :", long)}">Hi</p>`,
    "an attribute that never ends": () => `<p title="${repeated("a ", long)}`,
    entities: () => `<p>${repeated("&amp;", long)}</p>`,
    "long entities": () => `<p>${repeated("&CounterClockwiseContourIntegral;", long)}</p>`,
    "entities that are none": () => `<p>${repeated("&notanentity", long)}</p>`,
    "signs of entities": () => `<p>${repeated("&", long)}</p>`,
    "huge numbers of entities": () => `<p>${repeated("&#99999999999999999999;", long)}</p>`,
    "one number of an entity": () => `<p>&#${repeated("9", long)};</p>`,
    "entities in an attribute": () => `<a href="${repeated("&lt;", long)}">a</a>`,
    "one tag in itself": () => repeated(`<${tag}>`, long),
    "tags in each other": () => `${repeated(`<${tag}>`, long / 3)}Hi${repeated(`</${tag}>`, long / 3)}`,
    "formatting that never ends": () => repeated("<b><i><u>x<p>", long),
    "formatting that ends wrongly": () => repeated("<b><p></b></p>x", long),
    "links in links": () => repeated("<a href='https://a.b'>x", long),
    "one text in a thousand fonts": () =>
      `${numbered((at) => `<font size=${at}>`, 500_000)}${repeated("<p>x", long)}`,
    "tables in tables": () => repeated("<table><tr><td>x", long),
    "text out of place in a table": () => `<table>${repeated("x<b>", long)}`,
    "lists in lists": () => repeated("<ul><li>x", long),
    "drawings with pages in them": () => repeated("<svg><foreignObject><p>x", long),
    "ends without beginnings": () => repeated("</p></div></b>", long),
    "signs of tags": () => `<p>${repeated("<", long)}`,
    comments: () => `<p>${repeated("<!--", long)}`,
    "a comment that nearly ends": () => `<p><!--${repeated("--!", long)}`,
    "script that never ends": () => `<p>Hi</p><script>${repeated("<!--<script>", long)}`,
    templates: () => repeated("<template><p>x", long),
    selects: () => repeated("<select><option>x", long),
    "framesets and bodies": () => repeated("<body a><html b>", long),
    "line ends": () => `<p>${repeated("\r\n", long)}</p>`,
    paragraphs: () => repeated("<p>a</p>", long),
    "paragraphs, as many as words are taken": () => repeated("<p>a b</p>", 1_000_000),
    breaks: () => `<p>${repeated("a<br>", long)}`,
    "a picture that never ends": () => `<p>Hi <img src="data:image/png;base64,${repeated("A", long)}`,
    "beginnings of pictures": () => `<p>${repeated("data:image/", long)}`,
    "pictures of nothing": () => repeated('<img src="data:image/png;base64,AA=="> x', long),
    "pictures of elsewhere": () => repeated('<img src="//evil.example/a.png" alt="&quot;&lt;"> x', long),
    "passages for the stay in each other": () => repeated('<div class="stay-only"><p>4471#', long),
    zeros: () => `<p>${repeated("\0", long)}</p>`,
  });
};
