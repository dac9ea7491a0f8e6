import { expect, onTestFinished, test, vi } from "vitest";

test("a browser that turns the parts over, or sets commas, changes nothing", async () => {
  const { DateTimeFormat } = Intl;
  vi.stubGlobal("Intl", {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: class extends DateTimeFormat {
      constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
        super("en-US", options);
      }
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const american = await import("#core/format.ts");
  expect(american.formatShortDate("2026-11-23")).toBe("Mon 23 Nov");
  expect(american.formatDay(new Date(2025, 0, 5).getTime())).toBe("5 Jan 2025");
});
