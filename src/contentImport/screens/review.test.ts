import { describe, expect, test } from "vitest";
import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import {
  addManual,
  emptyReview,
  editSentences,
  placeSentences,
  removeManual,
  setSecret,
  setTaken,
  takenSentences,
} from "#contentImport/screens/review.ts";
import { likelySections, paragraphsOf } from "#contentImport/screens/paragraphs.ts";
import { targetSectionsOf, type TargetSection } from "#contentImport/screens/targetSections.ts";

const to = (section: string, field: string) => ({ section, field });
const sentence = (id: string, text: string, more: Partial<Sentence> = {}): Sentence => ({
  id,
  line: 0,
  text,
  form: "sentence",
  target: null,
  ...more,
});
const manual = (...sentences: Sentence[]): ReadManual => ({ lines: [{ text: "" }], sentences, warnings: [] });

/** The sections of a guidebook whose Wi-Fi is filled in. */
const sections: TargetSection[] = targetSectionsOf(null).map((section) => {
  if (section.anchor === "wifi")
    return {
      ...section,
      content: { networkName: "Lake", password: "kea-2020", notes: "<p>Fast upstairs.</p>" },
    };
  return section.anchor === "rules" ? { ...section, content: { rules: ["No smoking"] } } : section;
});

describe("what is taken at first", () => {
  test("has a place, is new, and takes nothing else's", () => {
    const review = addManual(
      emptyReview,
      "manual.txt",
      manual(
        sentence("a", "No parties", { target: to("rules", "rules") }),
        sentence("b", "no smoking", { target: to("rules", "rules") }),
        sentence("c", "Password: tui", { value: "tui", target: to("wifi", "password") }),
        sentence("d", "Fast upstairs.", { target: to("wifi", "notes") }),
        sentence("e", "Blorp"),
        sentence("f", "Anything", { target: to("nowhere", "text") }),
      ),
      sections,
    );
    expect(takenSentences(review).map(({ text }) => text)).toEqual(["No parties"]);
    expect(review.sentences.at(-1)?.target).toBeNull();
  });

  test("of two values for one field is the first; taking the other one leaves it", () => {
    const code = (id: string, value: string) =>
      sentence(id, `Code ${value}`, { value, target: to("checkin", "doorCode") });
    const first = addManual(emptyReview, "a.txt", manual(code("a", "1111")), sections);
    const both = addManual(first, "b.txt", manual(code("a", "2222")), sections);
    expect(takenSentences(both).map(({ value }) => value)).toEqual(["1111"]);
    const other = setTaken(both, ["1.a"], true, sections);
    expect(takenSentences(other).map(({ value }) => value)).toEqual(["2222"]);
  });
});

test("a code that is moved out of its field stays for the stay alone until the host says otherwise", () => {
  const read = manual(sentence("a", "Password: tui", { value: "tui", target: to("wifi", "password") }));
  const review = placeSentences(
    addManual(emptyReview, "a.txt", read, sections),
    ["0.a"],
    to("welcome", "text"),
    sections,
  );
  expect(takenSentences(review)).toMatchObject([
    { text: "Password: tui", isSecret: true, target: to("welcome", "text") },
  ]);
  expect(setSecret(review, ["0.a"], false).sentences[0]).not.toHaveProperty("isSecret");
});

test("what a model placed is the host's own choice once it is moved", () => {
  const sorting = { moved: 1, leftOut: 0, dropped: 0 };
  const one = sentence("a", "Blorp", { target: to("kitchen", "text"), isByModel: true });
  const before = addManual(emptyReview, "a.txt", { ...manual(one), sorting }, sections);
  expect(before).toMatchObject({ sources: [{ sorting }], sentences: [{ isByModel: true, isTaken: true }] });
  const [moved] = placeSentences(before, ["0.a"], to("welcome", "text"), sections).sentences;
  expect(moved).not.toHaveProperty("isByModel");
});

test("what a model left out is offered where our rules would put it, and is the host's choice there", () => {
  const byModel = { isLeftOut: true, isByModel: true, targetByRules: to("rules", "rules") } as const;
  const sorting = { moved: 0, leftOut: 1, dropped: 0 };
  const before = addManual(
    emptyReview,
    "a.txt",
    { ...manual(sentence("a", "Blorp."), sentence("b", "Fnord.", byModel)), sorting },
    sections,
  );
  const [, leftOut] = paragraphsOf(before.sentences, sections);
  expect(likelySections(leftOut!, before.sentences, sections)[0]?.anchor).toBe("rules");
  const [, placed] = placeSentences(before, ["0.b"], to("rules", "rules"), sections).sentences;
  expect(placed).toMatchObject({ target: to("rules", "rules"), isTaken: true });
  expect(placed).not.toHaveProperty("isByModel");
});

test("a sentence is offered once for the same place, also by a second manual", () => {
  const bins = (id: string) => sentence(id, "Bins go out on Monday.", { target: to("kitchen", "text") });
  const first = addManual(
    emptyReview,
    "a.txt",
    manual(bins("a"), bins("b"), sentence("c", "Blorp")),
    sections,
  );
  const both = addManual(first, "b.txt", manual(bins("a"), sentence("b", "blorp ")), sections);
  expect(both.sentences.map(({ id }) => id)).toEqual(["0.a", "0.c"]);
});

test("sentences of a paragraph are decided and edited together", () => {
  const notes = to("wifi", "notes");
  const review = addManual(
    emptyReview,
    "a.txt",
    manual(
      sentence("a", "The modem is behind the TV.", { target: notes }),
      sentence("b", "Turn it off for ten seconds.", { target: notes }),
      sentence("c", "Ask us.", { line: 1, target: notes }),
    ),
    sections,
  );
  const paragraphs = paragraphsOf(review.sentences, sections);
  expect(paragraphs.map(({ text }) => text)).toEqual([
    "The modem is behind the TV. Turn it off for ten seconds.",
    "Ask us.",
  ]);
  const edited = editSentences(review, ["0.a", "0.b"], "The modem is in the hall.");
  expect(edited.sentences.map(({ text }) => text)).toEqual(["The modem is in the hall.", "Ask us."]);
});

test("a paragraph without a place is offered the sections of what stood next to it", () => {
  const review = addManual(
    emptyReview,
    "a.txt",
    manual(
      sentence("a", "No parties", { target: to("rules", "rules") }),
      sentence("b", "We are Hana and Jo.", { line: 1 }),
      sentence("c", "The kettle is new.", { line: 3, target: to("kitchen", "text") }),
    ),
    sections,
  );
  const [, unplaced] = paragraphsOf(review.sentences, sections);
  expect(likelySections(unplaced!, review.sentences, sections).map(({ anchor }) => anchor)).toEqual([
    "rules",
    "kitchen",
  ]);
});

test("a manual that is left out takes its sentences along, and the others keep theirs", () => {
  const rule = (text: string) => manual(sentence("a", text, { target: to("rules", "rules") }));
  const review = addManual(
    addManual(emptyReview, "a.txt", rule("One"), sections),
    "b.txt",
    rule("Two"),
    sections,
  );
  expect(takenSentences(removeManual(review, 0)).map(({ text, source }) => [text, source])).toEqual([
    ["Two", 1],
  ]);
});

test("a new guidebook is called as the first manual says", () => {
  const named = { ...manual(), title: "Lake House" };
  const review = addManual(emptyReview, "a.txt", named, sections);
  expect(addManual(review, "b.txt", { ...named, title: "Barn" }, sections).name).toBe("Lake House");
});
