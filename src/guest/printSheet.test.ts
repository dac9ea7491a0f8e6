import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { printSheetOf } from "#guest/printSheet.ts";
import type { PrintSettings } from "#guidebooks/printSettings.ts";
import { englishPage } from "#sections/page.ts";
import { printDefaults } from "#sections/defaults.ts";

const empty: GuestGuidebook = {
  ...demoGuidebook,
  name: "Little House",
  sections: [],
  propertyAddress: null,
  timeZone: null,
};
const inCountry = (country: string): GuestGuidebook => ({
  ...empty,
  sections: [
    {
      type: "property",
      title: "Property",
      content: { propertyName: "", address: "", city: "", state: "", country },
    },
  ],
});

describe("a sheet of a guidebook without content", () => {
  test("has the standard words, and names those blocks to the host", () => {
    const sheet = printSheetOf(englishPage, empty);
    expect(sheet.rules).toEqual(printDefaults.rules);
    expect(sheet.checkOut).toEqual(printDefaults.checkOut);
    expect(sheet.notes).toEqual({
      inOurWords: ["welcome", "rules", "check-out"],
      isTooLong: false,
      lacksCountry: true,
      lacksWifi: true,
      lacksContacts: true,
    });
    expect(sheet.postalAddress).toBeNull();
  });
});

test("a sheet names the guidebook where the property has another name", () => {
  expect(printSheetOf(englishPage, { ...demoGuidebook, name: "Lake guide" })).toMatchObject({
    name: "Wānaka Retreat",
    guidebookName: "Lake guide",
  });
  expect(printSheetOf(englishPage, demoGuidebook).guidebookName).toBeNull();
});

describe("a sheet of a full guidebook", () => {
  const sheet = printSheetOf(englishPage, demoGuidebook);

  test("has the host's words", () => {
    expect(sheet.rules[0]).toContain("No smoking or vaping");
    expect(sheet.checkOutTime).toBe("by 10 am");
    expect(sheet.notes).toEqual({
      inOurWords: [],
      isTooLong: false,
      lacksCountry: false,
      lacksWifi: false,
      lacksContacts: true,
    });
  });

  test("takes of the welcome whole sentences from before the first heading", () => {
    expect(sheet.welcome.join(" ")).not.toContain("Three things");
    expect(sheet.welcome.every((paragraph) => paragraph.endsWith("."))).toBe(true);
  });
});

describe("the WiFi block", () => {
  const withWifi = (networkName: string, password: string): GuestGuidebook => ({
    ...empty,
    sections: [{ type: "wifi", title: "WiFi", content: { networkName, password, notes: "" } }],
  });

  test("has a code to join by where both are known", () => {
    expect(printSheetOf(englishPage, withWifi("Lakehouse-5G", "slow-morning-42")).joinCode).toContain(
      "S:Lakehouse-5G",
    );
  });

  test("has none where the password is still to be written on the paper", () => {
    expect(printSheetOf(englishPage, withWifi("Lakehouse-5G", "")).joinCode).toBeNull();
  });
});

describe("the type of a sheet fills the page", () => {
  const withRules = (count: number): GuestGuidebook => ({
    ...empty,
    sections: [
      {
        type: "rules",
        title: "House Rules",
        content: {
          rules: Array.from({ length: count }, (_, at) => `Rule ${at}: please treat our home with care`),
        },
      },
    ],
  });
  const pagesOf = (count: number) => printSheetOf(englishPage, withRules(count)).pages;

  test("with little to say it is 16 pt, and smaller the more there is", () => {
    expect(pagesOf(3)).toEqual({ size: 16, second: null });
    const sizes = [3, 9, 11, 13].map((count) => pagesOf(count).size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(4);
  });

  test("below 11 pt rules and check-out get a second page, and the host is told", () => {
    const sheet = printSheetOf(englishPage, withRules(60));
    expect(sheet.pages).toEqual({ size: 16, second: 11 });
    expect(sheet.notes.isTooLong).toBe(true);
    expect(printSheetOf(englishPage, withRules(13)).notes.isTooLong).toBe(false);
  });
});

describe("the emergency number is that of one country", () => {
  test.each([
    ["Australia", "000"],
    ["New Zealand", "111"],
    ["", "111"],
  ])("the emergency number in %s is %s", (country, number) => {
    expect(printSheetOf(englishPage, inCountry(country)).emergency).toBe(number);
  });

  test.each([
    ["Australia/Sydney", "000"],
    ["Europe/London", "999"],
    ["UTC", "111"],
  ])("without a country that of the time zone %s, %s", (timeZone, number) => {
    expect(printSheetOf(englishPage, { ...inCountry(""), timeZone }).emergency).toBe(number);
  });

  test("the country goes before the zone", () => {
    const sheet = printSheetOf(englishPage, { ...inCountry("Australia"), timeZone: "Europe/London" });
    expect(sheet.emergency).toBe("000");
  });
});

describe("what the host decides", () => {
  test("leaves blocks off the paper, and says nothing of them to the host", () => {
    const print = { off: ["rules", "wifi", "emergency"], emergencyText: "" } satisfies PrintSettings;
    const sheet = printSheetOf(englishPage, { ...empty, print });
    expect(sheet.without).toEqual(["rules", "wifi", "emergency"]);
    expect(sheet.notes).toMatchObject({
      inOurWords: ["welcome", "check-out"],
      lacksCountry: false,
      lacksWifi: false,
      lacksContacts: true,
    });
  });

  test("stands below the emergency number, in place of the beginning of the section", () => {
    expect(printSheetOf(englishPage, demoGuidebook).emergencyWords.join()).toContain(
      "the house with the yellow door",
    );
    const print = { off: [], emergencyText: "Ring Mere next door: 021 555 010" };
    expect(printSheetOf(englishPage, { ...demoGuidebook, print }).emergencyWords).toEqual([
      print.emergencyText,
    ]);
  });
});
