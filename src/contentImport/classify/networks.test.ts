import { expect, test } from "vitest";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { readText } from "#contentImport/parse/text.ts";

const placed = (text: string) =>
  classifyManual(readText(text)).sentences.map(({ target, value, text: words }) => [
    target && `${target.section}.${target.field}`,
    value ?? words,
  ]);

test.each([
  "The modem is behind the TV.",
  "The router is in the Hall cupboard.",
  "Modem is behind the TV",
  "The modem is a Huawei.",
  "The modem is TP-Link, reset it by its button.",
])("under Wi-Fi a sentence is no network: %s", (sentence) => {
  expect(placed(`Wi-Fi\n${sentence}`)).toEqual([["wifi.notes", sentence]]);
  expect(placed(`Wi-Fi\nNetwork: Lake House\nPassword: kea-2020\n${sentence}`)).toEqual([
    ["wifi.networkName", "Lake House"],
    ["wifi.password", "kea-2020"],
    ["wifi.notes", sentence],
  ]);
});

test.each(["Our TV is on HDMI 2.", "It is next to the TV."])(
  "a sentence about something else is no network under Wi-Fi either: %s",
  (sentence) => {
    expect(placed(`Wi-Fi\n${sentence}`).map(([target]) => target)).not.toContain("wifi.networkName");
  },
);

test.each(["You need the password: kea-2020", "Then you’ll need the password: kea-2020"])(
  "what leads to a value leaves no sentence: %s",
  (sentence) => {
    expect(placed(`Wi-Fi\n${sentence}`)).toEqual([["wifi.password", "kea-2020"]]);
  },
);

test("after a label a sentence is no network either", () => {
  const sentence = "Wi-Fi: The modem is behind the TV.";
  expect(placed(sentence)).toEqual([["wifi.notes", sentence]]);
});

test.each(["It is Paddock.", "It’s called Paddock.", "The one in the house is called Paddock."])(
  "under Wi-Fi a sentence that names a network does: %s",
  (sentence) => {
    expect(placed(`Wi-Fi\n${sentence}`)).toContainEqual(["wifi.networkName", "Paddock"]);
  },
);

test("a sentence that names a second network stands once", () => {
  const second = "The network upstairs is Paddock, which is slow.";
  expect(placed(`Wi-Fi\nNetwork: Lake House\n${second}`)).toEqual([
    ["wifi.networkName", "Lake House"],
    ["wifi.notes", second],
  ]);
});

test("a value that stands twice is offered once", () => {
  expect(
    placed("Wi-Fi\nPassword: kea-2020\n\nKitchen\nThe oven is slow.\n\nWifi password: kea-2020"),
  ).toEqual([
    ["wifi.password", "kea-2020"],
    ["kitchen.text", "The oven is slow."],
  ]);
});
