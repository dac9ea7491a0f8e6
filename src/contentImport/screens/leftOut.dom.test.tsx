import { expect, onTestFinished, test } from "vitest";
import { emptyReview } from "#contentImport/screens/review.ts";
import { ImportView } from "#contentImport/screens/ImportView.tsx";
import { drafts } from "#editor/drafts.ts";
import { emptySections, lakeHouse } from "#test/editorResponses.ts";
import { aroha } from "#test/hostSession.ts";
import { json, openScreen, press } from "#test/openScreen.tsx";

const MODELS = "Blorp the fnord.";
const PRICE = "The price is $180 per night.";

test("what no guest needs is folded below the sections, and one press lists it", async () => {
  const review = {
    ...emptyReview,
    sources: [
      {
        name: "Manual",
        lines: [{ text: PRICE }, { text: "Fnord." }, { text: MODELS }],
        warnings: [],
        sorting: { moved: 0, leftOut: 1, dropped: 0 },
      },
    ],
    sentences: [PRICE, "Fnord.", MODELS].map((text, line) => ({
      id: `0.${line}`,
      line,
      text,
      target: null,
      form: "sentence",
      source: 0,
      isTaken: false,
      mayOpen: false,
      ...(text !== "Fnord." && { isLeftOut: true }),
      ...(text === MODELS && { isByModel: true, targetByRules: { section: "kitchen", field: "text" } }),
    })),
  };
  drafts.store(aroha.id, "manual:g1", { guidebookId: "g1", content: review, version: 0, at: Date.now() });
  onTestFinished(() => drafts.drop(aroha.id, "manual:g1"));
  await openScreen(
    "/guidebooks/g1/import",
    () => <ImportView guidebook={lakeHouse} sections={emptySections} />,
    {
      responses: {
        "GET /api/guidebooks/g1": json(lakeHouse),
        "GET /api/guidebooks/g1/sections": json(emptySections),
        "GET /api/guidebooks/g1/manuals/last": json({ at: null, by: null }),
      },
    },
  );
  const group = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
  expect(group("Needs a place")?.textContent).toContain("Fnord.");
  expect(group("Left out")?.textContent).not.toContain(PRICE);
  expect(document.body.textContent).toContain("Nothing to put in yet, 1 without a place");
  expect(document.body.textContent).toContain("it left out one sentence, marked below");
  await press("Left out 2 paragraphs");
  expect(group("Left out")?.textContent).toContain(PRICE);
  expect(group("Left out")?.textContent).toContain(`${MODELS}Left out by the model`);
  await press(`Kitchen & Other Areas: ${MODELS}`);
  expect(group("Kitchen & Other Areas")?.textContent).toContain(MODELS);
  expect(document.body.textContent).not.toContain("Left out by the model");
});
