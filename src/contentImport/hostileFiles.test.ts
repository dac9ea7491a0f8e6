import { beforeAll, expect, test } from "vitest";
import { readManual } from "#contentImport/readImport.server.ts";
import { hostileFiles, pdfWithScript, type HostileFile } from "#test/manuals/hostile.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld, type Host } from "#test/world.ts";

/** The account for parsers that are called without HTTP. */
const reader = { accountId: "cleo" };

let aroha: Host;
let files: HostileFile[];
let heavy: HostileFile | undefined;
beforeAll(async () => {
  files = await hostileFiles();
  heavy = files.find(({ what }) => what.includes("to a gigabyte"));
  aroha = await (await newWorld()).host("Aroha");
});

test("a file that means harm or is broken is refused with a sentence that says what to do", async () => {
  for (const file of files.filter((one) => one !== heavy)) {
    const read = await readManual(reader, file);
    const sentence = read.ok ? "read" : read.refusal.message;
    expect(`${file.name} with ${file.what}: ${sentence}`).toMatch(file.refusal);
  }
});

test("a script in a PDF does not run, and its words are read", async () => {
  const read = await readManual(reader, { name: "manual.pdf", bytes: pdfWithScript() });
  expect(read).toMatchObject({ ok: true, value: { sentences: [{ text: "No smoking" }] } });
});

test("more than 25 MB is refused before it is read", async () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(26 * 1024 * 1024)], "manual.pdf"));
  const read = await aroha.post("/api/manuals/read", form);
  expect(read).toMatchObject({ status: 413, body: { code: "too_large" } });
});

test.skipIf(isQuick)("a file that takes long keeps no other account's waiting", async () => {
  if (!heavy) throw new Error("there is no heavy file");
  const text = new TextEncoder().encode("Towels hang in the bathroom.");
  const readText = (accountId: string) => readManual({ accountId }, { name: "manual.txt", bytes: text });
  // On a busy machine a process may take as long to start as a file may take.
  const startProcesses = () => Promise.all(["dan", "eve"].map(readText));
  await expect.poll(async () => (await startProcesses()).every(({ ok }) => ok)).toBe(true);
  const ends: string[] = [];
  const heavyReadings = [1, 2].map(() => readManual(reader, heavy!).then(() => ends.push("heavy")));
  const other = await readText("dan");
  expect(other.ok).toBe(true);
  ends.push("other");
  await Promise.all(heavyReadings);
  expect(ends).toEqual(["other", "heavy", "heavy"]);
});

test("whoever waits for a heavy file keeps nobody else waiting", async () => {
  if (!heavy) throw new Error("there is no heavy file");
  let isRead = false;
  const reading = readManual(reader, heavy).finally(() => (isRead = true));
  expect((await aroha.get("/api/guidebooks")).status).toBe(200);
  expect(isRead).toBe(false);
  const message = expect.stringMatching(heavy.refusal);
  expect(await reading).toMatchObject({ ok: false, refusal: { code: "too_large", message } });
});
