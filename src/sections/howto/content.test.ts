import { expect, test } from "vitest";
import { howto } from "#sections/howto/content.ts";
import { refusalsOf } from "#test/shape.ts";

const spa = { title: "Spa", description: "<p>Lift the lid</p>", videoUrl: "", imageUrls: [] };

test("guides with a blank title are dropped, and titles trimmed", () => {
  const items = [{ ...spa, title: "  " }, { ...spa, title: " Spa " }, { description: "<p>no title</p>" }];
  expect(howto.schema.parse({ items })).toEqual({ items: [spa] });
});

test("a guide needs no video and no pictures", () => {
  expect(howto.schema.parse({ items: [{ title: "Spa", description: spa.description }] })).toEqual({
    items: [spa],
  });
});

test.each([
  [{ items: {} }, { items: "This must be a list." }],
  [{ items: ["Spa"] }, { "items.0": "This must be an object." }],
  [
    { items: [{ title: 1, videoUrl: null }] },
    { "items.0.title": "This must be text.", "items.0.videoUrl": "This must be text." },
  ],
  [{ items: [{ title: "a", imageUrls: "/media/a.jpg" }] }, { "items.0.imageUrls": "This must be a list." }],
  [
    { items: [{ title: "a", imageUrls: [1] }] },
    { "items.0.imageUrls.0": "This must be the address of a picture." },
  ],
  [
    { items: [{ title: "a", imageUrls: ["/media/a.jpg", "https://a.example/b.jpg"] }] },
    { "items.0.imageUrls.1": "Pictures from other sites cannot be shown. Upload this one here." },
  ],
  [
    { items: [{ title: "a", imageUrls: Array.from({ length: 21 }, () => "/media/a.jpg") }] },
    { "items.0.imageUrls": "Use at most 20 pictures." },
  ],
])("%.70j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(howto, content)).toEqual(sentences);
});

test("only the descriptions are rich", () => {
  const changed = howto.mapHtml({ items: [spa, { ...spa, title: "Oven" }] }, () => "<p>new</p>");
  expect(changed.items).toEqual([
    { ...spa, description: "<p>new</p>" },
    { ...spa, title: "Oven", description: "<p>new</p>" },
  ]);
});
