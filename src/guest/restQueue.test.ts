import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { recompress, packPage } from "#guest/cachedPage.server.ts";
import { newRestQueue } from "#guest/restQueue.ts";
import { eventually } from "#test/eventually.ts";

test("a page at rest is the same page, by the same ETag, in fewer bytes", async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `<p>${(at * at) % 997} towels in drawer ${at}</p>`);
  const revision = { guidebookId: "a", version: 1, updatedAt: 0, liveUntil: null };
  const page = await packPage({ html: words.join(""), revision, headers: {} });
  const atRest = await recompress(page);
  expect(atRest.brotli.length).toBeLessThan(page.brotli.length);
  expect(brotliDecompressSync(atRest.brotli).toString()).toBe(words.join(""));
  expect({ ...atRest, brotli: null }).toEqual({ ...page, brotli: null });
});

test("what rests is worked on one at a time, once, however often it came, and goes on after a failure", async () => {
  const done: string[] = [];
  let working = 0;
  const queue = newRestQueue(async (key) => {
    expect(working++).toBe(0);
    await Promise.resolve();
    working--;
    done.push(key);
    if (key === "b") throw new Error("gone");
  }, 20);
  for (const key of ["a", "b", "a", "c"]) queue.add(key);
  await eventually(() => expect(done).toEqual(["b", "a", "c"]));
  queue.add("d");
  queue.close();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(done).toEqual(["b", "a", "c"]);
});
