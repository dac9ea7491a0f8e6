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
import { defaultAccess } from "#stays/contract.ts";
import { guestStayOf } from "#stays/guestStay.ts";

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

/** The day of arrival, with all that the card can hold. */
const withStay: GuestGuidebook = {
  ...demoGuidebook,
  stay: guestStayOf(
    {
      row: {
        arrival: "2026-12-11",
        departure: "2026-12-14",
        check_in_time: null,
        check_out_time: null,
        guest_name: "Anna",
        note: "Room 4; the cot is made up",
        show_from: null,
        arrived_at: null,
      },
      access: {
        ...defaultAccess,
        access: "stays",
        timeZone: "Pacific/Auckland",
        contact: "Mere, 021 555 010",
        ifCodeFails: "Press # first.",
      },
      usual: {},
      next: undefined,
    },
    Date.parse("2026-12-11T12:00:00+13:00"),
  ).stay,
};

test.runIf(isBuilt)("the page of a stay takes at most 20 KB", async () => {
  const bytes = await bytesOf(withStay);
  expect(bytes).toBeGreaterThan(await bytesOf(demoGuidebook));
  expect(bytes).toBeLessThanOrEqual(20 * 1024);
});
