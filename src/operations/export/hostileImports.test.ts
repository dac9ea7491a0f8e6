import { expect, test, vi } from "vitest";
import { importJobs } from "#operations/export/importJobs.server.ts";
import { zipForm } from "#test/exportedZip.ts";
import { sampleOf } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";
import { MEGABYTE } from "#core/bytes.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

const importJson = async (json: string) =>
  aroha.post("/api/guidebooks/import", await zipForm([{ name: "guidebook.json", bytes: Buffer.from(json) }]));

const texts: [string, string][] = [
  ["lists in lists", `{"sections":${"[".repeat(30 * MEGABYTE)}`],
  ["lists in lists that all end", `{"sections":${"[".repeat(9 * MEGABYTE)}${"]".repeat(9 * MEGABYTE)}}`],
  ["lists after lists", `{"sections":[${"[],".repeat(12 * MEGABYTE)}0]}`],
];
test.each(sampleOf(texts, 1))(
  "an import whose JSON is %s is refused, and is not read in the server's thread",
  async (_, json) => {
    const readsHere = vi.spyOn(importJobs, "findPictures");
    const answer = await importJson(json);
    // A busy machine may not get as far as to see how much it is.
    expect([
      "The guidebook in this file is too large.",
      "This takes too long to read. Shorten it, then save again.",
    ]).toContain(answer.body.message);
    expect([400, 413]).toContain(answer.status);
    expect(readsHere).not.toHaveBeenCalled();
    readsHere.mockRestore();
  },
);

test("an import with more JSON than any guidebook has is refused before it is unpacked", async () => {
  const answer = await importJson(`{"name":"${" ".repeat(41 * MEGABYTE)}"}`);
  const message = "A part of this file is larger than an export’s can be.";
  expect(answer).toMatchObject({ status: 400, body: { code: "not_an_export", message } });
});

test("an import whose JSON nests deeper than any guidebook is refused", async () => {
  const answer = await importJson(`{"sections":${"[".repeat(200)}${"]".repeat(200)}}`);
  expect(answer).toMatchObject({ status: 400, body: { code: "not_an_export" } });
});
