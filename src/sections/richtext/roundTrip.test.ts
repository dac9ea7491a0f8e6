import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMSerializer, Node } from "@tiptap/pm/model";
import type { Element, Root, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { richTextExtensions } from "#sections/richtext/extensions.ts";
import { textSizes } from "#sections/richtext/textSize.ts";

const schema = getSchema(richTextExtensions);

function write(content: JSONContent[]): string {
  const doc = Node.fromJSON(schema, { type: "doc", content });
  doc.check();
  const tree = DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: hastDocument });
  return toHtml(tree as unknown as Root, { characterReferences: { useNamedReferences: true } }); // hast, see below
}

/** The part of a DOM that ProseMirror's serialiser needs, without a browser: creates hast. */
const hastDocument = {
  createDocumentFragment: () => parent<Root>({ type: "root", children: [] }),
  createTextNode: (value: string): Text => ({ type: "text", value }),
  createElement: (tagName: string) => {
    const element = parent<Element>({ type: "element", tagName, properties: {}, children: [] });
    const setAttribute = (name: string, value: unknown) => {
      element.properties[name] = String(value);
    };
    return Object.assign(element, { setAttribute });
  },
} as unknown as Document;

function parent<Kind extends Root | Element>(node: Kind) {
  return Object.assign(node, { appendChild: (child: Element | Text) => node.children.push(child) });
}

const words = (text: string, ...marks: JSONContent[]) => ({ type: "text", text, marks }) as JSONContent;
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: "paragraph", content });
const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const photo = `/media/${"0a".repeat(32)}.jpg`;

const everything: Record<string, JSONContent[]> = {
  "plain words with <, & and quotes": [paragraph(words(`Tea & "scones" < 5 > 3`))],
  "an empty line between": [paragraph(words("One")), { type: "paragraph" }, paragraph(words("Two"))],
  "headings 1 to 3": [1, 2, 3].map((level) => ({
    type: "heading",
    attrs: { level },
    content: [words(`Heading ${level}`)],
  })),
  "every mark, alone and together": [
    ...["bold", "italic", "underline", "strike"].map((type) => paragraph(words("Words", { type }))),
    paragraph(
      words("All", ...["bold", "italic", "underline", "strike"].map((type) => ({ type })), {
        type: "textSize",
        attrs: { size: "huge" },
      }),
    ),
  ],
  "text sizes": textSizes.map((size) => paragraph(words("Words", { type: "textSize", attrs: { size } }))),
  "indents 1 to 8": levels.flatMap((indent) => [
    { type: "paragraph", attrs: { indent }, content: [words("In")] },
    { type: "heading", attrs: { level: 2, indent }, content: [words("In")] },
  ]),
  "links of each protocol": [
    "https://a.example/?b=1&c=2",
    "http://a.example",
    "mailto:a@b.example",
    "tel:+643",
  ].map((href) => paragraph(words("Go", { type: "link", attrs: { href } }))),
  "lists within lists": [
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [
            paragraph(words("One")),
            { type: "orderedList", content: [{ type: "listItem", content: [paragraph(words("Deep"))] }] },
          ],
        },
      ],
    },
  ],
  "a block for the stay alone": [
    {
      type: "stayOnly",
      content: [paragraph(words("Safe 4711")), { type: "image", attrs: { src: photo, alt: "" } }],
    },
  ],
  "passages that guests of some platforms do not see": [
    {
      type: "stayOnly",
      attrs: { stayOnly: false, notFor: "airbnb booking" },
      content: [paragraph(words("Book with us"))],
    },
    { type: "stayOnly", attrs: { stayOnly: true, notFor: "vrbo" }, content: [paragraph(words("Safe 4711"))] },
  ],
  "a line break": [paragraph(words("One"), { type: "hardBreak" }, words("Two"))],
  "pictures of ours": [
    { type: "image", attrs: { src: photo, alt: `A "lake" & a jetty`, width: 1200, height: 800 } },
    { type: "image", attrs: { src: photo, alt: "" } },
  ],
};

describe("what the editor writes", () => {
  it.each(Object.entries(everything))("survives the sanitiser unchanged: %s", (_, content) => {
    const html = write(content);
    expect(sanitiseHtml(html)).toBe(html);
  });

  it("is tried here with every node and mark that the editor knows", () => {
    const tried = JSON.stringify(everything);
    const names = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
    expect(names.filter((name) => name !== "doc" && !tried.includes(`"type":"${name}"`))).toEqual([]);
  });

  it("knows no link but the four that are allowed", () => {
    const html = write([paragraph(words("Go", { type: "link", attrs: { href: "javascript:alert(1)" } }))]);
    expect(html).toBe('<p><a href="">Go</a></p>');
  });
});
