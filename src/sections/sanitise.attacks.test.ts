import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { RichText } from "#sections/viewing/RichText.tsx";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { attacks } from "#test/attacks/attacks.ts";
import { dangers } from "#test/attacks/dangers.ts";

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
