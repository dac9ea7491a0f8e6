import fc from "fast-check";
import { expect, test } from "vitest";
import { openZip, RefusedZip } from "#operations/export/zip/readZip.server.ts";
import { writeZip, type ZipFile } from "#operations/export/zip/writeZip.server.ts";
import { holdsFor } from "#test/properties.ts";

const limits = { files: 100, bytes: 1_000_000 };
const file = fc.record({
  name: fc
    .string({ unit: fc.constantFrom(..."abcé/ -_.".split("")), minLength: 1, maxLength: 20 })
    .map((name) => `f${name.replaceAll(/\/|\.\./g, "-")}`),
  bytes: fc.uint8Array({ maxLength: 3000 }),
  isPacked: fc.boolean(),
});
const files = fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 8 });

async function pack(all: ZipFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(
    (async function* () {
      yield* all;
    })(),
  ))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

test("what was packed is unpacked as it was", () =>
  holdsFor(
    files,
    async (all) => {
      const zip = openZip(await pack(all), limits);
      expect(zip.names).toEqual(all.map(({ name }) => name));
      for (const { name, bytes } of all) expect(await zip.read(name)).toEqual(Buffer.from(bytes));
    },
    { cases: 60 },
  ));

test("of a file that was tampered with comes what was packed, or a refusal", () =>
  holdsFor(
    fc.tuple(
      files,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
    ),
    async ([all, changes]) => {
      const zip = await pack(all);
      for (const [at, value] of changes) zip[at % zip.length] = value;
      try {
        const opened = openZip(zip, limits);
        for (const name of opened.names) {
          const bytes = await opened.read(name);
          expect(all.some((one) => Buffer.from(one.bytes).equals(bytes ?? Buffer.alloc(0)))).toBe(true);
        }
      } catch (error) {
        if (!(error instanceof RefusedZip)) throw error;
      }
    },
  ));
