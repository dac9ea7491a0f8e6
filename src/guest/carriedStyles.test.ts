import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { filesFor } from "#guest/files.server.ts";
import type { GuestSection } from "#sections/section.ts";

const names = { url: (source: string) => source, style: (source: string) => `${source};` };
const section = (text: string): GuestSection => ({ type: "welcome", title: "Welcome", content: { text } });
const styleWith = async (text: string) =>
  (await filesFor(names, "view", { ...demoGuidebook, sections: [section(text)] })).style;

describe("a guest page", () => {
  test.each(['<p class="indent-2">Kia ora</p>', '<p><span class="text-huge">Kia ora</span></p>'])(
    "carries the rules of sizes and indents with %s",
    async (text) => {
      expect(await styleWith(text)).toBe("src/guest/guest.css;src/guest/formats.css;");
    },
  );

  test("carries none for plain text", async () => {
    expect(await styleWith("<p>Kia ora</p>")).toBe("src/guest/guest.css;");
  });

  test("carries the rules of the way in, and not of a stay, where a guest code opens more", async () => {
    const { style } = await filesFor(names, "view", { ...demoGuidebook, sections: [], hasWayIn: true });
    expect(style).toBe("src/guest/wayIn.css;");
  });
});
