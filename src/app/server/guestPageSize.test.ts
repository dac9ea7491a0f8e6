import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { packPage } from "#guest/pages/encode.server.ts";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { filesFor } from "#guest/files.server.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { drawPage } from "#guest/pages/render.server.ts";
import { languages, type Language } from "#core/i18n/languages.ts";
import { contactFromLine } from "#sections/contacts/reach.ts";
import { emptyContent, type GuestSection } from "#sections/section.ts";
import { readAssets } from "#app/server/assets.ts";
import { defaultAccess } from "#stays/contract.ts";
import { newStayReports } from "#stays/problems/stayReports.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { sampleOf } from "#test/quick.ts";

const build = resolve(import.meta.dirname, "../../../build");
const isBuilt = existsSync(join(build, "client"));

/** The bytes of a guest page as it is sent, with the style of the build. */
async function bytesOf(guidebook: GuestGuidebook, language: Language = "en"): Promise<number> {
  const files = await filesFor(readAssets(build), "view", guidebook);
  const origin = "https://guide.example.com";
  return (await packPage(await drawPage(guidebook, files, { kind: "view", origin, language }, "Porchlight")))
    .brotli.length;
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

test.runIf(isBuilt).each(sampleOf(languages, 4))(
  "a guest page in %s without a host's words takes at most 9 KB, and a filled one 20 KB",
  async (language) => {
    expect(await bytesOf(withoutWords, language)).toBeLessThanOrEqual(9 * 1024);
    expect(await bytesOf(demoGuidebook, language)).toBeLessThanOrEqual(20 * 1024);
  },
);

const contacts: GuestSection = {
  type: "contacts",
  title: "Contacts",
  own: "own-contacts",
  content: { items: [contactFromLine("Mere, 021 555 010")] },
};

/** The day of arrival, with all that the card can hold. */
const withStay: GuestGuidebook = {
  ...demoGuidebook,
  sections: [...demoGuidebook.sections, contacts],
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
        left_at: null,
      },
      access: {
        ...defaultAccess,
        access: "stays",
        timeZone: "Pacific/Auckland",
        ifCodeFails: "Press # first.",
      },
      usual: {},
      arrivals: [],
    },
    Date.parse("2026-12-11T12:00:00+13:00"),
  ).stay,
};

test.runIf(isBuilt)("the page of a stay takes at most 20 KB", async () => {
  const bytes = await bytesOf(withStay);
  expect(bytes).toBeGreaterThan(await bytesOf(demoGuidebook));
  expect(bytes).toBeLessThanOrEqual(20 * 1024);
});

test.runIf(isBuilt)("what its guest is asked adds at most 0.6 KB to it", async () => {
  const { stay } = withStay;
  if (!stay) throw new Error("there is no stay");
  const form = { rulesVersion: "0123456789abcdef", names: true, arrivalTime: true, carPlate: true };
  const noAnswer = { answeredAt: null, answer: null, haveRulesChanged: false, isWaitedFor: false };
  const withForm = { ...withStay, stay: { ...stay, form: { ...form, ...noAnswer } } };
  expect((await bytesOf(withForm)) - (await bytesOf(withStay))).toBeLessThanOrEqual(0.6 * 1024);
});

const offer = {
  price: "$20",
  payment: { how: "host" },
  times: [],
  dayState: "free",
  otherTime: null,
} as const;
const withExtras: GuestGuidebook = {
  ...withStay,
  extras: {
    offers: [
      { ...offer, id: "0kk86rOZMRuKkVzUItE46g", kind: "early", name: "", times: ["12:00", "12:30", "13:00"] },
      { ...offer, id: "1kk86rOZMRuKkVzUItE46h", kind: "other", name: "A cot", times: [] },
      { ...offer, id: "2kk86rOZMRuKkVzUItE46i", kind: "other", name: "A basket of firewood", times: [] },
    ],
    requests: [
      {
        id: "3kk86rOZMRuKkVzUItE46j",
        kind: "late",
        name: "",
        payment: null,
        state: "open",
        time: "13:00",
        isContradicted: false,
      },
    ],
  },
};

test.runIf(isBuilt)("extras take at most 0.6 KB of it", async () => {
  const bytes = (await bytesOf(withExtras)) - (await bytesOf(withStay));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(0.6 * 1024);
});

test.runIf(isBuilt)("the form of reports takes at most 0.6 KB of a stay's page", async () => {
  const { stay } = withStay;
  const withForm = { ...withStay, stay: stay && { ...stay, problems: newStayReports([]) } };
  expect((await bytesOf(withForm)) - (await bytesOf(withStay))).toBeLessThanOrEqual(614);
});
