import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#core/config.server.ts";
import { readTestimonials } from "#site/testimonials.server.ts";

const read = (setting?: string) => readTestimonials(readConfig({ TESTIMONIALS: setting }));

function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "porchlight-")), "testimonials.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

test("samples stand until the operator says otherwise", () => {
  expect(read()?.entries.every(({ sample }) => sample)).toBe(true);
  expect(read("off")).toBeNull();
});

test("what an operator's file says is no sample", () => {
  const wiremu = { firstName: "Wiremu", role: "Hosts two baches", text: "It works." };
  expect(read(fileOf({ rating: 4.8, testimonials: [wiremu] }))).toEqual({
    rating: 4.8,
    entries: [{ ...wiremu, sample: false }],
  });
  expect(read(fileOf({ testimonials: [wiremu] }))?.rating).toBeNull();
});

test("a file that cannot be used stops the start with a sentence that names it", () => {
  expect(() => read("/no/such/file.json")).toThrow(
    /^TESTIMONIALS must be .*\/no\/such\/file\.json cannot be read/,
  );
  expect(() => read(fileOf("{"))).toThrow(/^TESTIMONIALS must be/);
  expect(() => read(fileOf({ rating: 9, testimonials: [] }))).toThrow(/^TESTIMONIALS: .* does not fit/);
});
