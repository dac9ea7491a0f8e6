import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { findDemoPicture } from "#guest/demo/pictures.server.ts";
import { standardTypes } from "#sections/catalog.ts";
import { isEmptySection, parseContent } from "#sections/section.ts";

describe("the demo guidebook", () => {
  test("has every section type once, and something in each", () => {
    expect(demoGuidebook.sections.map(({ type }) => type).toSorted()).toEqual(standardTypes.toSorted());
    expect(demoGuidebook.sections.filter(isEmptySection)).toEqual([]);
  });

  test.each(demoGuidebook.sections.map(({ type, content }) => ({ type, content })))(
    "$type is what a host could have saved",
    ({ type, content }) => {
      // Except its pictures, which are drawn: a host's are uploaded.
      const uploaded = `/media/${"a".repeat(64)}.jpg`;
      const stored = JSON.parse(JSON.stringify(content).replaceAll(/\/demo\/[\w-]+\.svg/g, uploaded));
      expect(parseContent(type, stored)).toMatchObject({ success: true, data: stored });
    },
  );

  test("shows only pictures that ship with the product", () => {
    const text = JSON.stringify(demoGuidebook.sections);
    const files = [...text.matchAll(/\/demo\/([\w-]+\.svg)/g)].map(([, file]) => file ?? "");
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(findDemoPicture(file)).toMatch(/^<svg /);
    for (const [url, { width, height }] of Object.entries(demoGuidebook.pictures)) {
      expect(findDemoPicture(url.replace("/demo/", ""))).toContain(`width="${width}" height="${height}"`);
    }
    expect(text).not.toMatch(/https?:\/\//);
  });
});
