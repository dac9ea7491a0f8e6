import { describe, expect, test } from "vitest";
import { addNotes } from "#generation/notes/addNotes.ts";
import { moveNotes, openNotes, placeNotes } from "#generation/notes/placeNotes.ts";
import { readTime } from "#generation/notes/readFields.ts";
import { splitNotes } from "#generation/notes/splitNotes.ts";
import type { NoteSection } from "#generation/notes/topics.ts";

test("one sentence about three things is cut between them, word for word", () => {
  expect(splitNotes("check in is 3 pm, Wi-Fi is UltimoNet, bins on Tuesday")).toEqual([
    "check in is 3 pm",
    "Wi-Fi is UltimoNet",
    "bins on Tuesday",
  ]);
  expect(splitNotes("Park in the garage, not on the street. Check-in is from 3.30 pm; enjoy!")).toEqual([
    "Park in the garage, not on the street.",
    "Check-in is from 3.30 pm",
    "enjoy!",
  ]);
  expect(splitNotes("No dogs on the bed, and no shoes inside")).toEqual([
    "No dogs on the bed, and no shoes inside",
  ]);
  expect(splitNotes(" - one\n\n* two \n")).toEqual(["one", "two"]);
});

describe("what our fields hold is read", () => {
  test.each([
    ["check in is 3 pm, Wi-Fi is UltimoNet", { checkInTime: "15:00", networkName: "UltimoNet" }],
    ["Check-out by 10am", { checkOutTime: "10:00" }],
    ["Check-in from 15:30 and check-out before 10.30 am.", { checkInTime: "15:30", checkOutTime: "10:30" }],
    ["check in at noon", { checkInTime: "12:00" }],
    [
      "Wi-Fi: Tide House Guest\nPassword: s4lt&Sand",
      { networkName: "Tide House Guest", password: "s4lt&Sand" },
    ],
    ["WiFi is UltimoNet, password is fish", { networkName: "UltimoNet", password: "fish" }],
    ["The wifi password is Hello-World9.", { password: "Hello-World9" }],
    ["Wi-Fi network UltimoNet password fish123", { networkName: "UltimoNet", password: "fish123" }],
    ["The door code is 4821#", { doorCode: "4821#" }],
    ["Wifi is fast upstairs", {}],
    ["Wi-Fi: the modem is behind the TV", {}],
    ["The password is on the fridge", {}],
    ["Check in with the neighbour, 3 people at most", {}],
    ["The door code is on its way", {}],
  ])("%s", (notes, fields) => expect(placeNotes(notes).fields).toEqual(fields));

  test("a second, other time is not lost", () => {
    const { fields, notes } = placeNotes("Check-in is 3 pm.\nCheck-in is 4 pm on Sundays.");
    expect(fields).toEqual({ checkInTime: "15:00" });
    expect(notes.map(({ text }) => text)).toEqual(["Check-in is 4 pm on Sundays."]);
  });

  test.each([
    ["3 pm", "15:00"],
    ["12 am", "00:00"],
    ["12:15 p.m.", "12:15"],
    ["9.05", "09:05"],
    ["3", null],
    ["25:00", null],
    ["13 pm", null],
    ["9:75", null],
  ])("%s is %s", (text, time) => expect(readTime(text)).toBe(time));
});

describe("a sentence goes where a guest looks for it", () => {
  test.each<[string, NoteSection]>([
    ["bins on Tuesday", "kitchen"],
    ["Parking is behind the shed.", "checkin"],
    ["The coffee machine wants a minute to warm up.", "kitchen"],
    ["The spa is warm from five.", "amenities"],
    ["Quiet after 9 pm, please.", "rules"],
    ["Quiet hours are from 9 pm.", "rules"],
    ["Dogs are welcome.", "rules"],
    ["Two dogs live next door.", "welcome"],
    ["The fire extinguisher hangs by the stove.", "emergency"],
    ["The 433 bus stops at the gate.", "transportation"],
    ["Before you leave, strip the beds.", "departure"],
    ["Wifi is fast upstairs", "wifi"],
    ["The spare key hangs in the shed.", "checkin"],
    ["When you leave, put the keys in the lockbox.", "checkin"],
    ["We built this place ourselves.", "welcome"],
  ])("%s", (notes, section) => {
    const placed = placeNotes(notes).notes;
    expect(placed.map((note) => note.section)).toEqual([section]);
    expect(placed[0]?.text).toBe(notes);
  });
});

test("what opens a door is for the stay alone, and nobody else places it", () => {
  const placed = placeNotes("The lockbox code is 1234. The spa is warm from five.");
  expect(openNotes(placed).map(({ text }) => text)).toEqual(["The spa is warm from five."]);
  const everywhere = new Map(placed.notes.map((note) => [note, "rules" as const]));
  const moved = moveNotes(placed, everywhere);
  expect(moved.notes.map(({ section }) => section)).toEqual(["checkin", "rules"]);
  const empty = { checkInType: "", checkInTime: undefined, details: "", doorCode: "", parkingInfo: "" };
  const { content } = addNotes("checkin", { content: empty, prompts: [], sources: [] }, moved);
  expect(content).toMatchObject({
    details: '<div class="stay-only"><p>The lockbox code is 1234.</p></div>',
  });
});

test("a code that nobody calls one is for the stay alone, too", () => {
  const notes = "Press 4471 at the gate. Type turbine-6 for the network. Call 021 555 0192 at the gate.";
  expect(openNotes(placeNotes(notes)).map(({ text }) => text)).toEqual(["Call 021 555 0192 at the gate."]);
});

test("words stay words in rich text", () => {
  const placed = placeNotes("The spa is <b>warm</b> & deep.");
  const { content } = addNotes("amenities", { content: { text: "" }, prompts: [], sources: [] }, placed);
  expect(content).toEqual({ text: "<p>The spa is &lt;b&gt;warm&lt;/b&gt; &amp; deep.</p>" });
});
