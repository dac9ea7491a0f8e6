import jsqr from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { qrSvg } from "#core/qr.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

/** What a phone's camera decodes from the code. */
async function scan(code: string) {
  const drawing = sharp(Buffer.from(qrSvg(code, { size: 400, margin: 2 })));
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? "";
}

/** Parses a field as ZXing does: up to the first unescaped semicolon. */
function fieldOf(code: string, key: string): string | undefined {
  const raw = new RegExp(`[:;]${key}:((?:\\\\.|[^\\\\;])*);`).exec(code)?.[1];
  return raw?.replace(/\\(.)/g, "$1");
}

describe("a phone that scans the code gets the very network name and password", () => {
  test.each([
    ["Lakehouse-5G", "slow-morning-42"],
    ['Café; "Bar"', 'a\\b;c,d:e"f'],
    ["Wānaka 🏔", "kia ora koutou"],
    [";;", "\\\\"],
    ["P:x;T:nopass", "S:y;;"],
  ])("%s / %s", async (networkName, password) => {
    const code = await scan(wifiJoinCode({ networkName, password }) ?? "");
    expect(code).toMatch(/^WIFI:T:WPA;S:.*;;$/);
    expect(fieldOf(code, "S")).toBe(networkName);
    expect(fieldOf(code, "P")).toBe(password);
  });
});

test("special characters are escaped as ZXing wants them", () => {
  expect(wifiJoinCode({ networkName: 'a;b"c', password: "d\\e:f,g" })).toBe(
    String.raw`WIFI:T:WPA;S:a\;b\"c;P:d\\e\:f\,g;;`,
  );
});

test("a network without a password is joined without one", () => {
  expect(wifiJoinCode({ networkName: "Guest", password: "" })).toBe("WIFI:T:nopass;S:Guest;;");
});

test("without a network name there is nothing to join", () => {
  expect(wifiJoinCode({ networkName: "", password: "secret" })).toBeNull();
});

test("a password of digits alone stays as it is", () => {
  expect(wifiJoinCode({ networkName: "Cafe1234", password: "12345678" })).toBe(
    "WIFI:T:WPA;S:Cafe1234;P:12345678;;",
  );
});
