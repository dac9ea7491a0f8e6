import { expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { emptyContent, leavesOf, parseContent } from "#sections/section.ts";
import { storedContents } from "#test/storedContents.ts";

const checkin = {
  checkInType: "Key safe",
  checkInTime: "15:00",
  details: "<p>Left of the door</p>",
  doorCode: "4821#",
  parkingInfo: "",
};

test("a door code and a password are absent, and their paths are listed", () => {
  expect(maskContent("checkin", checkin)).toEqual({
    content: {
      checkInType: "Key safe",
      checkInTime: "15:00",
      details: "<p>Left of the door</p>",
      parkingInfo: "",
    },
    masked: [{ path: "doorCode" }],
  });
  const wifi = maskContent("wifi", { networkName: "Lake", password: "kea-kea", notes: "" });
  expect(wifi.content).not.toHaveProperty("password");
  expect(wifi.masked).toEqual([{ path: "password" }]);
});

test("a passage that is only for the stay leaves its text, and the text is listed", () => {
  const details =
    '<p>Left</p><div class="stay-only"><p>The safe opens with <strong>4711</strong></p></div><p>Right</p>';
  const { content, masked } = maskContent("checkin", { ...checkin, doorCode: "", details });
  expect(content.details).toBe("<p>Left</p><p>Right</p>");
  expect(masked).toEqual([{ path: "details" }]);
});

test("what is not there is not listed", () => {
  expect(maskContent("checkin", { ...checkin, doorCode: "" }).masked).toEqual([]);
});

test("the password stays for everyone where the host wants that", () => {
  const content = { networkName: "Lake", password: "kea-kea", notes: "" };
  expect(maskContent("wifi", content, ({ path }) => path !== "password")).toEqual({ content, masked: [] });
});

test.each(sectionTypes)("no secret of %s is left in what guests read, and nothing else goes", (type) => {
  for (const stored of storedContents[type]) {
    const content = parseContent(type, stored).data ?? emptyContent(type);
    const leaves = leavesOf({ type, content });
    const secrets = leaves.filter(({ kind }) => kind === "secret");
    const masked = maskContent(type, content);
    expect(masked.masked).toEqual(secrets.map(({ path }) => ({ path })));
    const visible = leavesOf({ type, content: masked.content });
    expect(visible).toEqual(leaves.filter(({ kind }) => kind !== "secret"));
  }
});
