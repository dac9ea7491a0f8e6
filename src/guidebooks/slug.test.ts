import { describe, expect, test } from "vitest";
import { isShareToken, isSlug, slugBase, slugOf } from "#guidebooks/slug.ts";

describe("the address of a guidebook", () => {
  test.each([
    ["Wānaka Lake House", "wanaka-lake-house"],
    ["Aroha's Bach", "arohas-bach"],
    ["Straße & Øst", "strasse-and-ost"],
    ["  Two   spaces ", "two-spaces"],
    ["Łódź / Đà Nẵng", "lodz-da-nang"],
    ["ﬁne Ⅻ", "fine-xii"],
    ["東京 House 2", "house-2"],
    ["東京の家", "guidebook"],
    ["🏡🌊", "guidebook"],
    ["---", "guidebook"],
    ["Demo", "guidebook-demo"],
    ["Demo Retreat", "guidebook-demo-retreat"],
    ["Demonstration Farm", "demonstration-farm"],
  ])("of %s begins %s", (name, base) => {
    expect(slugBase(name)).toBe(base);
    expect(isSlug(slugOf(name, "x7k2p9"))).toBe(true);
  });

  test("stays short, and is cut between words", () => {
    const base = slugBase("The very long name of a house by the lake with a view of mountains and more");
    expect(base).toBe("the-very-long-name-of-a-house-by-the-lake-with-a-view-of");
    expect(slugBase("a".repeat(200))).toHaveLength(60);
    expect(isSlug(slugOf("Demo " + "a".repeat(200), "x7k2p9"))).toBe(true);
  });

  test.each([
    "demo-wanaka-retreat",
    "wanaka",
    "wanaka-lake",
    "Wanaka-x7k2p9",
    "-x7k2p9",
    "a--x7k2p9",
    "wanaka-x7k2p9/..",
    "x".repeat(200) + "-x7k2p9",
  ])("is not %s", (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  test("is never taken for a share token, nor the other way round", () => {
    expect(isShareToken("wanaka-lake-hou-x7k2p9")).toBe(false);
    expect(isShareToken("A1b2C3d4E5f6G7h8I9j0K1")).toBe(true);
    expect(isSlug("a1b2c3d4e5f6g7h8i9j0k1")).toBe(false);
  });
});
