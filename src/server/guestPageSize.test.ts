import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createElement } from "react";
import { expect, test } from "vitest";
import { packPage } from "#guest/cachedPage.server.ts";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { filesFor } from "#guest/files.server.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { GuestPage } from "#guest/GuestPage.tsx";
import { toHtml } from "#guest/pages.server.ts";
import { emptyContent, type GuestSection } from "#sections/section.ts";
import { readAssets } from "#server/assets.ts";

const build = resolve(import.meta.dirname, "../../build");
const isBuilt = existsSync(join(build, "client"));

/** The bytes of a guest page as it is sent, with the style of the build. */
async function bytesOf(guidebook: GuestGuidebook): Promise<number> {
  const files = await filesFor(readAssets(build), "view", guidebook);
  const picture = "https://guide.example.com/view/lake-house/picture.png";
  const html = toHtml(createElement(GuestPage, { guidebook, files, picture }));
  return (await packPage({ html, revision: demoGuidebook, headers: {} })).brotli.length;
}

const withoutWords: GuestGuidebook = {
  ...demoGuidebook,
  name: "A",
  propertyAddress: null,
  credits: [],
  sections: demoGuidebook.sections.map(
    ({ type, title }) => ({ type, title, content: emptyContent(type) }) as GuestSection, // the type's own content
  ),
};

test.runIf(isBuilt)("a guest page without a host's words takes at most 9 KB", async () => {
  expect(await bytesOf(withoutWords)).toBeLessThanOrEqual(9 * 1024);
});

test.runIf(isBuilt)("a filled guest page takes at most 20 KB", async () => {
  expect(await bytesOf(demoGuidebook)).toBeLessThanOrEqual(20 * 1024);
});
