import { onTestFinished, expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { emptyReview, type Review } from "#contentImport/screens/review.ts";
import { ImportView } from "#contentImport/screens/ImportView.tsx";
import { drafts } from "#editor/drafts.ts";
import { emptyContent } from "#sections/section.ts";
import { emptySections, lakeHouse } from "#test/editorResponses.ts";
import { aroha } from "#test/hostSession.ts";
import { json, openScreen, press } from "#test/openScreen.tsx";
import { waitUntil } from "#test/render.tsx";

const question = "When does the new door code start?";
const guest = {
  stayId: "y",
  guestName: "Anna",
  guidebookId: "g1",
  guidebookName: "Lake House",
  departure: "2026-12-14",
};
const withCode = (doorCode: string) => ({ ...emptyContent("checkin"), doorCode });
const sectionsWith = (doorCode: string) =>
  emptySections.map((section) =>
    section.type === "checkin" ? { ...section, content: withCode(doorCode) } : section,
  ) as HostSection[]; // the same types
const reviewed: Review = {
  ...emptyReview,
  sources: [{ name: "Manual", lines: [{ text: "Door code: 2468" }], warnings: [] }],
  sentences: [
    {
      id: "0.0",
      line: 0,
      text: "Door code: 2468",
      value: "2468",
      target: { section: "checkin", field: "doorCode" },
      form: "sentence",
      source: 0,
      isTaken: true,
      mayOpen: true,
    },
  ],
};

function bringIn(review: Review, doorCode: string, responses: Record<string, () => Response> = {}) {
  if (review.sentences.length > 0)
    drafts.store(aroha.id, "manual:g1", {
      guidebookId: "g1",
      content: { ...review },
      version: 0,
      at: Date.now(),
    });
  onTestFinished(() => drafts.drop(aroha.id, "manual:g1"));
  const sections = sectionsWith(doorCode);
  return openScreen("/guidebooks/g1/import", () => <ImportView guidebook={lakeHouse} sections={sections} />, {
    responses: {
      "GET /api/guidebooks/g1": json(lakeHouse),
      "GET /api/guidebooks/g1/sections": json(sections),
      "GET /api/guidebooks/g1/manuals/last": json({ at: null, by: null }),
      "GET /api/guidebook-sections/checkin/guests-inside": json([guest]),
      "PATCH /api/stays/y": json({}),
      ...responses,
    },
  });
}

test("a manual with another door code asks from when, where a guest is inside", async () => {
  const { calls, writes } = await bringIn(reviewed, "4817", {
    "POST /api/guidebooks/g1/manuals": json({ guidebookId: "g1", at: 7, sections: ["Check In"] }),
  });
  await press("Put into the guidebook");
  await waitUntil(() => document.body.textContent.includes(question));
  expect(calls).not.toContain("POST /api/guidebooks/g1/manuals");
  await press("Save");
  await waitUntil(() => calls.includes("POST /api/guidebooks/g1/manuals"));
  expect(writes[0]).toEqual({ call: "PATCH /api/stays/y", body: { doorCode: "4817", lockSet: true } });
});

test("a manual with the same door code asks nothing", async () => {
  const { calls } = await bringIn(reviewed, "2468", {
    "POST /api/guidebooks/g1/manuals": json({ guidebookId: "g1", at: 7, sections: ["Check In"] }),
  });
  await press("Put into the guidebook");
  await waitUntil(() => calls.includes("POST /api/guidebooks/g1/manuals"));
  expect(document.body.textContent).not.toContain(question);
});

const version = (number: number, more: object) => ({ version: number, savedAt: number, by: null, ...more });
const history = "/api/guidebook-sections/checkin/history";

test("taking a manual back that brought another door code asks from when, too", async () => {
  const { calls, writes } = await bringIn(emptyReview, "2468", {
    "GET /api/guidebooks/g1/manuals/last": json({ at: 7, by: null }),
    [`GET ${history}`]: json([
      version(7, { action: "imported", isCurrent: true }),
      version(6, { action: "saved", isCurrent: false }),
    ]),
    [`GET ${history}/6`]: json({ version: 6, content: withCode("4817") }),
    "POST /api/guidebooks/g1/manuals/undo": json({ restored: ["Check In"], changedSince: [] }),
  });
  await press("Undo that");
  await waitUntil(() => document.body.textContent.includes(question));
  expect(calls).not.toContain("POST /api/guidebooks/g1/manuals/undo");
  await press("Save");
  await waitUntil(() => calls.includes("POST /api/guidebooks/g1/manuals/undo"));
  expect(writes[0]).toEqual({ call: "PATCH /api/stays/y", body: { doorCode: "2468", lockSet: true } });
});

test("taking a manual back asks nothing where the check-in was saved since, which stays as it is", async () => {
  const { calls } = await bringIn(emptyReview, "2468", {
    "GET /api/guidebooks/g1/manuals/last": json({ at: 7, by: null }),
    [`GET ${history}`]: json([
      version(8, { action: "saved", isCurrent: true }),
      version(7, { action: "imported", isCurrent: false }),
    ]),
    "POST /api/guidebooks/g1/manuals/undo": json({ restored: [], changedSince: ["Check In"] }),
  });
  await press("Undo that");
  await waitUntil(() => calls.includes("POST /api/guidebooks/g1/manuals/undo"));
  expect(document.body.textContent).not.toContain(question);
});
