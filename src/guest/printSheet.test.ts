import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { printSheetOf } from "#guest/printSheet.ts";
import type { PrintSettings } from "#guidebooks/printSettings.ts";
import { englishPage } from "#sections/page.ts";
import { printDefaults } from "#sections/defaults.ts";

const empty: GuestGuidebook = { ...demoGuidebook, name: "Little House", sections: [], propertyAddress: null };
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
    });
    expect(sheet.postalAddress).toBeNull();
  });
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

describe("a sheet stays one page", () => {
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

  test.each([
    [4, "roomy"],
    [19, "close"],
    [24, "tight"],
  ])("%i rules are set %s", (count, density) => {
    const sheet = printSheetOf(englishPage, withRules(count));
    expect(sheet.density).toBe(density);
    expect(sheet.notes.isTooLong).toBe(false);
  });

  test("and says so where it cannot", () => {
    const sheet = printSheetOf(englishPage, withRules(60));
    expect(sheet.density).toBe("tight");
    expect(sheet.notes.isTooLong).toBe(true);
  });
});

test.each([
  ["Australia", "000"],
  ["New Zealand", "111"],
  ["", "000 in Australia, 111 in New Zealand"],
])("the emergency number in %s is %s", (country, number) => {
  expect(printSheetOf(englishPage, inCountry(country)).emergency).toBe(number);
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
