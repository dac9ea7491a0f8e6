import { parseFragment, type DefaultTreeAdapterTypes as Parsed } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { allowedElements, isAllowedLink, isOwnPicture } from "#sections/html.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { attacks } from "#testing/attacks/attacks.ts";

const safeAttributes: Record<string, (value: string) => boolean> = {
  href: isAllowedLink,
  target: (value) => value === "_blank",
  rel: (value) => value === "noopener noreferrer",
  src: isOwnPicture,
  srcset: (value) => value.split(", ").every((part) => isOwnPicture(part.split(" ")[0] ?? "")),
  sizes: (value) => !/["'<>]/.test(value),
  width: (value) => /^\d+$/.test(value),
  height: (value) => /^\d+$/.test(value),
  alt: () => true,
  class: (value) => /^(?:(?:indent-[1-8]|text-(?:small|large|huge)|stay-only) ?)+$/.test(value),
};
const addedForReading = ["loading", "decoding", "aria-level", "dir"];

/** Everything that a browser would make of the text and that a guest's page must not hold. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const waiting: Parsed.ParentNode[] = [parseFragment(html)];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (node.nodeName === "#comment") found.push("a comment");
      if (!("tagName" in node)) continue;
      waiting.push(node);
      if (!allowedElements.includes(node.tagName)) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        const safe = safeAttributes[name]?.(value) || addedForReading.includes(name);
        if (!safe) found.push(`${node.tagName} ${name}=${value}`);
      }
    }
  }
  return found;
}

describe.each(Object.entries(attacks))("%s", (_, vectors) => {
  test.each(vectors)("%s", (vector) => {
    const clean = sanitiseHtml(vector);
    expect(dangers(clean)).toEqual([]);
    expect(dangers(sanitiseHtml(clean))).toEqual([]);
    const page = renderToStaticMarkup(createElement(RichText, { html: clean }));
    expect(dangers(page.replace(/^<div class="prose-guidebook">|<\/div>$/g, ""))).toEqual([]);
  });
});

test("attacks are found by the check itself, so that an empty answer means something", () => {
  const vectors = Object.values(attacks).flat();
  expect(vectors.length).toBeGreaterThanOrEqual(490);
  expect(vectors.filter((vector) => dangers(vector).length > 0).length).toBeGreaterThan(420);
});
