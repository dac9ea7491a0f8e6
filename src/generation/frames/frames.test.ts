import { expect, test } from "vitest";
import { entryFrames } from "#generation/frames/entryFrames.ts";
import { errands } from "#generation/frames/errands.ts";
import { fillFrame, inTurn, usableFrames, type Frame } from "#generation/frames/frame.ts";
import { tones } from "#generation/frames/tones.ts";
import { transportFrames } from "#generation/frames/transportFrames.ts";
import * as welcome from "#generation/frames/welcomeFrames.ts";

const kinds: Record<string, readonly Frame[]> = {
  ...entryFrames,
  greeting: welcome.greetings,
  opening: Object.values(welcome.openings).flat(),
  guests: Object.values(welcome.forGuests).flat(),
  mention: welcome.mentions,
  closing: welcome.closings,
  transport: Object.values(transportFrames).flat(),
};
const all = [...Object.values(kinds).flat(), ...welcome.greetingsAfterMark];
const known = new Set("property inTown name errand kind aKind what way walk".split(" "));

test.each(Object.entries(kinds))("%s has at least twelve frames, four in each tone", (_, frames) => {
  expect(frames.length).toBeGreaterThanOrEqual(12);
  for (const tone of tones)
    expect(frames.filter((frame) => frame.tone === tone).length).toBeGreaterThanOrEqual(4);
});

test("ids are unique", () => expect(new Set(all.map(({ id }) => id)).size).toBe(all.length));

test.each(all)("$id has holes that are known, begins large, ends, and praises nothing", ({ id, text }) => {
  for (const [, hole = ""] of text.matchAll(/\{(\w+)\}/g))
    expect(known).toContain(hole.charAt(0).toLowerCase() + hole.slice(1));
  expect(text).toMatch(/^[\p{Lu}{]/u);
  expect(text).toMatch(id.startsWith("greetingAfterMark") ? /[.}]$/ : /[.?]$/);
  expect(text).not.toMatch(/\d|\b(best|famous|must|popular|stunning)\b/i);
});

test("a frame is filled whole or not at all, with a capital where it begins", () => {
  const frame = { text: "{AKind}, {walk}." };
  expect(fillFrame(frame, { aKind: "an Italian restaurant", walk: "near" })).toBe(
    "An Italian restaurant, near.",
  );
  expect(fillFrame(frame, { walk: "near" })).toBeNull();
  expect(fillFrame({ text: "{constructor}" }, {})).toBeNull();
  expect(fillFrame({ text: "Hello {name}." }, { name: "$& {walk}" })).toBe("Hello $& {walk}.");
});

test("the host's tone decides, and where it has no usable frame any other will do", () => {
  const holes = { walk: "near", way: "near" };
  const brief = usableFrames(entryFrames.see, { tone: "brief", holes });
  expect(new Set(brief.map(({ tone }) => tone))).toEqual(new Set(["brief"]));
  expect(usableFrames(entryFrames.see, { tone: "warm", holes }).length).toBeGreaterThan(0);
  const frames = usableFrames(entryFrames.service, {
    tone: "warm",
    holes: { ...holes, errand: errands.fuel ?? "" },
    category: "fuel",
  });
  expect(frames.map(({ text }) => text).join()).not.toContain("We hope");
});

test("each name has its own turn, and another in the next round", () => {
  const ways = ["a", "b", "c"];
  expect(inTurn(ways, "Lamp House", 1)).not.toBe(inTurn(ways, "Lamp House", 0));
  expect(inTurn(ways, "Lamp House", 3)).toBe(inTurn(ways, "Lamp House", 0));
  expect(inTurn([], "Lamp House", 0)).toBeUndefined();
});
