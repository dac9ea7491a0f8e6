import { expect, test } from "vitest";
import { checkin } from "#sections/checkin/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("content from before there was a time is whole", () => {
  const older = {
    checkInType: " Key safe ",
    details: "<p>a</p>",
    doorCode: " 4711# ",
    parkingInfo: "<p>b</p>",
  };
  expect(checkin.schema.parse(older)).toEqual({
    checkInType: "Key safe",
    checkInTime: undefined,
    details: "<p>a</p>",
    doorCode: "4711#",
    parkingInfo: "<p>b</p>",
  });
});

test.each(["00:00", "09:05", "15:00", "23:59"])("%s is a time", (checkInTime) => {
  expect(checkin.schema.parse({ checkInTime }).checkInTime).toBe(checkInTime);
});

test("a time can be taken away again", () => {
  expect(checkin.schema.parse({ checkInTime: "" }).checkInTime).toBeUndefined();
});

test.each(["3 pm", "24:00", "15:60", "9:00", "15:00:00", 15, null])(
  "%j is no time, and the sentence shows one",
  (time) => {
    expect(refusalsOf(checkin, { checkInTime: time })).toEqual({
      checkInTime: "Write the time as HH:MM, for example 15:00.",
    });
  },
);

test("a door code is text: zeros in front of it matter", () => {
  expect(refusalsOf(checkin, { doorCode: 42 })).toEqual({ doorCode: "This must be text." });
  expect(checkin.schema.parse({ doorCode: "0042" }).doorCode).toBe("0042");
});

test.each([
  [{}, true],
  [{ details: "<p></p>", parkingInfo: "<p><br></p>" }, true],
  [{ checkInTime: "15:00" }, false],
  [{ doorCode: "0" }, false],
  [{ parkingInfo: "<p>Two cars</p>" }, false],
])("%j is empty: %s", (content, empty) => {
  expect(checkin.isEmpty(checkin.schema.parse(content))).toBe(empty);
});

test("details and parking are rich, the door code is not", () => {
  const content = { ...checkin.empty, details: "a", parkingInfo: "b", doorCode: "c" };
  expect(checkin.mapHtml(content, (html) => html.toUpperCase())).toEqual({
    ...content,
    details: "A",
    parkingInfo: "B",
  });
});
