import { expect, test } from "vitest";
import type { Prepared } from "#sections/gallery/upload/shrinkPicture.ts";
import { createUploads } from "#sections/gallery/upload/uploads.ts";

/** Uploads whose end the test decides, and the paths as a list shows them. */
function begin(names: string[]) {
  const sent = new Map<string, (how: Prepared<string>) => void>();
  const stopped: string[] = [];
  let paths: string[] = [];
  const uploads = createUploads(({ name }, { signal }) => {
    signal?.addEventListener("abort", () => stopped.push(name));
    return new Promise((resolve) => sent.set(name, resolve));
  });
  uploads.handTo((path, placeAmong) => (paths = paths.toSpliced(placeAmong(paths), 0, path)));
  uploads.add(names.map((name) => new File([], name)));
  const end = async (name: string, how: Prepared<string> = { ok: true, picture: `/${name}` }) => {
    sent.get(name)?.(how);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const states = () => uploads.get().map(({ name, state }) => `${name} ${state}`);
  return { uploads, end, states, stopped, paths: () => paths, sent };
}

test("two pictures are sent at a time, and stand in the order in which they were chosen", async () => {
  const { end, states, paths } = begin(["a", "b", "c"]);
  expect(states()).toEqual(["a sending", "b sending", "c waiting"]);
  await end("b");
  expect(states()).toEqual(["a sending", "c sending"]);
  await end("c");
  await end("a");
  expect(paths()).toEqual(["/a", "/b", "/c"]);
  expect(states()).toEqual([]);
});

test("one that would be refused once more is not offered to be sent again", async () => {
  const { uploads, end } = begin(["a", "b"]);
  await end("a", { ok: false, message: "It is too large.", isFinal: true });
  await end("b", { ok: false, message: "The line is gone." });
  expect(uploads.get().map(({ mayRetry }) => mayRetry)).toEqual([false, true]);
});

test("one that fails holds up no other, and comes into its place when it is sent again", async () => {
  const { uploads, end, states, paths } = begin(["a", "b", "c"]);
  await end("b", { ok: false, message: "The line is gone." });
  await end("a");
  await end("c");
  expect(states()).toEqual(["b failed"]);
  expect(uploads.get()[0]?.message).toBe("The line is gone.");
  uploads.retry(uploads.get()[0]?.key ?? 0);
  expect(states()).toEqual(["b sending"]);
  await end("b");
  expect(paths()).toEqual(["/a", "/b", "/c"]);
});

test("one that is cancelled is stopped, and what it would have brought does not come", async () => {
  const { uploads, end, states, stopped, paths } = begin(["a", "b", "c"]);
  uploads.cancel(uploads.get()[0]?.key ?? 0);
  expect(stopped).toEqual(["a"]);
  await end("a");
  expect(states()).toEqual(["b sending", "c sending"]);
  uploads.cancelAll();
  await end("b");
  await end("c");
  expect([states(), paths()]).toEqual([[], []]);
});

test("what arrives while nobody takes it waits", async () => {
  const { uploads, end } = begin(["a", "b"]);
  const taken: string[] = [];
  uploads.handTo(null);
  await end("a");
  await end("b");
  uploads.handTo((path) => {
    taken.push(path);
    uploads.handTo(null);
  });
  expect(taken).toEqual(["/a"]);
  uploads.handTo((path) => taken.push(path));
  expect(taken).toEqual(["/a", "/b"]);
});

test("they go behind what was chosen before them, wherever that was moved to meanwhile", async () => {
  const { uploads, end, paths } = begin(["a"]);
  await end("a");
  uploads.add([new File([], "b")]);
  await end("b");
  expect(paths()).toEqual(["/a", "/b"]);
});
