import { expect, test } from "vitest";
import { manualJobs } from "#contentImport/manualJobs.server.ts";
import type { ReadManual } from "#contentImport/contract.ts";
import { sampleOf } from "#test/quick.ts";

/** The most characters that a sentence may have when it is put into a guidebook. */
const MAX_SENTENCE = 5000;

async function read(name: string, text: string): Promise<ReadManual> {
  const result = await manualJobs.readManual({ name, bytes: new TextEncoder().encode(text) });
  if ("refusal" in result) throw new Error(result.refusal);
  return result.manual;
}

/** The CPU time of a thread is counted in steps of this length. */
const STEP_MS = 10;

/** Each text counts on from the last: a pattern that is compiled for one is not ready for the next. */
let counted = 1000;
const repeated = (piece: (count: number) => string) => (length: number) => {
  let text = "";
  for (; text.length < length; counted += 1) text += piece(counted);
  return text;
};
const withoutEnd = repeated((count) => `walk ${count} past the shop and then the kettle, `);

const shapes: [string, (length: number) => string][] = [
  ["a sentence without an end", withoutEnd],
  ["a word without an end", repeated(() => "abcdefghij")],
  ["numbers without an end", repeated((count) => `${count} `)],
  ["a table of many rows", repeated((count) => `Bins | day ${count}\n`)],
  ["as many secrets as lines", repeated((count) => `Wifi net${count} password kea-${count}\n`)],
  ["links that are never closed", repeated(() => "[a](")],
  ["links in angle brackets that are never closed", repeated(() => "<http:")],
  ["spaces at the end of a line", (length) => `Towels${" ".repeat(length)}`],
  ["pictograms that no word follows", (length) => `${"⭐".repeat(length)}!`],
];

test.each(sampleOf(shapes, 2))(
  "%s takes about as long as ten of a tenth of its length",
  async (_, textOf) => {
    const cpuMsOf = async (length: number, times: number) => {
      const texts = Array.from({ length: times }, () => textOf(length));
      const before = process.threadCpuUsage();
      for (const text of texts) await read("manual.md", text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    await cpuMsOf(6000, 1);
    const short = Math.min(await cpuMsOf(6000, 10), await cpuMsOf(6000, 10));
    // Quadratic work would take ten times as long.
    expect((await cpuMsOf(60_000, 1)) / Math.max(short, STEP_MS)).toBeLessThan(5);
  },
);

test("a sentence of 63,000 characters comes in pieces that a guidebook takes, with every word", async () => {
  const text = withoutEnd(63_000);
  const { sentences } = await read("manual.txt", text);
  expect(Math.max(...sentences.map((one) => one.text.length))).toBeLessThanOrEqual(MAX_SENTENCE);
  const wordsOf = (all: string) => all.match(/[\p{L}\p{N}]+/gu);
  expect(wordsOf(sentences.map((one) => one.text).join(" "))).toEqual(wordsOf(text));
});

test("a file of 300,000 lines is read", async () => {
  const { sentences } = await read("manual.txt", `Towels hang in the bathroom.${"\n".repeat(300_000)}`);
  expect(sentences).toMatchObject([{ text: "Towels hang in the bathroom." }]);
});
