import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { maskContent } from "#sections/mask.ts";
import { stayOnlyBlock } from "#sections/richtext/stayPassages.ts";
import { leavesOf, mapLeaves, parseContent } from "#sections/section.ts";
import { holdsFor } from "#test/properties.ts";

const type = fc.constantFrom(...sectionTypes);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", " ", "15:00", "24/7", "<p>a</p>"),
);

/** All names in sections' contents, so that generated paths hit them. */
const fieldNames =
  "text items name description category placeId position networkName password notes checkInType checkInTime details doorCode parkingInfo rules restaurants activities checkOutTime intro propertyName address city state country title videoUrl imageUrls".split(
    " ",
  );
const object = (values: Arbitrary<unknown>) =>
  fc.dictionary(
    fc.oneof(fc.constantFrom(...fieldNames), fc.constantFrom("__proto__", "constructor")),
    values,
    {
      maxKeys: 12,
    },
  );
const entry = fc.oneof(
  text,
  object(fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.integer())),
  fc.constant(null),
);
const anything = fc.oneof(
  { weight: 9, arbitrary: object(fc.oneof(text, fc.array(entry, { maxLength: 5 }))) },
  { weight: 1, arbitrary: fc.anything() },
);
const parsed = fc
  .tuple(type, anything)
  .map(([of, given]) => ({ type: of, content: parseContent(of, given).data }))
  .filter(({ content }) => content !== undefined);

test("what was parsed is parsed to the same again, from storage too", () =>
  holdsFor(parsed, (section) => {
    const stored: unknown = JSON.parse(JSON.stringify(section.content));
    expect(parseContent(section.type, stored).data).toEqual(section.content);
  }));

test("parsing never throws, and reaches no prototype", () =>
  holdsFor(fc.tuple(type, anything), ([of, given]) => {
    parseContent(of, given);
    expect(Object.keys(Object.prototype)).toEqual([]);
  }));

test("leaves are what the content holds, each under its own path", () =>
  holdsFor(parsed, (section) => {
    const leaves = leavesOf(section);
    expect(new Set(leaves.map(({ path }) => path)).size).toBe(leaves.length);
    for (const { value } of leaves) expect(JSON.stringify(section.content)).toContain(JSON.stringify(value));
  }));

test("leaves that are mapped to themselves leave the content as it is; without them none are left", () =>
  holdsFor(parsed, ({ type: of, content }) => {
    if (!content) return;
    expect(mapLeaves(of, content, ({ value }) => value)).toEqual(content);
    const bare = mapLeaves(of, content, () => undefined);
    expect(leavesOf({ type: of, content: bare })).toEqual([]);
  }));

const secret = fc.uuid().map((id) => `k${id.replaceAll("-", "")}`);

test("masked content holds no secret, wherever the secrets of a stay stand", () =>
  holdsFor(fc.tuple(secret, secret, text, fc.boolean()), ([code, passage, words, inList]) => {
    const hidden = stayOnlyBlock(`<p>${passage}</p>`);
    const html = inList ? `<ul><li>a${hidden}</li></ul>` : `<p>a</p>${hidden}<p>b</p>`;
    const contents = {
      checkin: { doorCode: code, details: html, parkingInfo: html, checkInType: words },
      wifi: { networkName: words, password: code, notes: html },
      welcome: { text: html },
      howto: { items: [{ title: `a${words}`, description: html, videoUrl: "", imageUrls: [] }] },
    } as const;
    for (const [of, given] of Object.entries(contents) as [keyof typeof contents, object][]) {
      const { data } = parseContent(of, given);
      if (!data) throw new Error(`${of} is not read`);
      const { content, masked } = maskContent(of, data as never); // parsed for this type
      expect(JSON.stringify(content)).not.toMatch(new RegExp(`${code}|${passage}`));
      expect(masked.length).toBeGreaterThan(0);
    }
  }));
