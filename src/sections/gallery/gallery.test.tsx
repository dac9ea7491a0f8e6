import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { countUndescribed } from "#sections/gallery/undescribed.ts";
import { maskContent } from "#sections/mask.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import { isEmptySection, leavesOf, parseContent, picturesOf, type GuestSection } from "#sections/section.ts";
import { translateContent, translationUnits } from "#sections/translation.ts";
import { SectionView } from "#sections/views.tsx";

const pathOf = (character: string) => `/media/${character.repeat(64)}.jpg`;
const [deck, lake, shed] = ["a", "b", "c"].map(pathOf) as [string, string, string];
const welcome = {
  text: "<p>Kia ora</p>",
  pictures: [
    { url: deck, alt: "A table under a vine", caption: "Morning on the deck" },
    { url: lake, alt: "", caption: "The lake" },
    { url: shed, alt: "", caption: "" },
  ],
};
const sizes: PictureSizes = {
  [deck]: { width: 1600, height: 1200, srcset: "/media/a-480.webp 480w", avif: "/media/a-480.avif 480w" },
};

const read = (section: object) =>
  renderToStaticMarkup(
    <SectionView section={section as GuestSection} property={null} pictures={sizes} />, // written as it is stored
  );

describe("the pictures of a section", () => {
  test("are leaves with their words, and make a section that holds nothing else worth opening", () => {
    const content = parseContent("rules", { pictures: welcome.pictures }).data;
    expect(leavesOf({ type: "rules", content }).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      "pictures.0.url picture",
      "pictures.0.alt text",
      "pictures.0.caption text",
      "pictures.1.url picture",
      "pictures.1.caption text",
      "pictures.2.url picture",
    ]);
    expect(picturesOf({ type: "rules", content })).toEqual([deck, lake, shed]);
    expect(isEmptySection({ type: "rules", content })).toBe(false);
  });

  test("leave content without any as it was", () => {
    expect(JSON.stringify(parseContent("welcome", { text: "a", pictures: [] }).data)).toBe('{"text":"a"}');
    expect(JSON.stringify(parseContent("dining", { items: ["Kika"] }).data)).not.toContain("picture");
  });

  test("from another site, or more than forty, are refused", () => {
    const foreign = { pictures: [{ url: "https://example.com/a.jpg" }] };
    expect(parseContent("wifi", foreign).error?.issues[0]?.path).toEqual(["pictures", 0, "url"]);
    const many = { pictures: Array.from({ length: 41 }, () => ({ url: deck })) };
    expect(parseContent("wifi", many).error?.issues[0]?.message).toBe("Use at most 40 pictures.");
  });

  test("are seen by everybody, and their words are translated", () => {
    const content = parseContent("welcome", welcome).data as never; // of the type's own schema
    expect(maskContent("welcome", content).masked).toEqual([]);
    const units = translationUnits("welcome", content).map(({ path }) => path);
    expect(units).toEqual(["text", "pictures.0.alt", "pictures.0.caption", "pictures.1.caption"]);
    const german = translateContent("welcome", content, new Map([["pictures.1.caption", "Der See"]]));
    expect(JSON.stringify(german)).toContain('"caption":"Der See"');
  });

  test("stand below its words, each with its size, in what the browser reads, and a link to itself", () => {
    const html = read({ type: "welcome", title: "", content: welcome });
    expect(html.indexOf("Kia ora")).toBeLessThan(html.indexOf('class="gallery"'));
    expect(html).toContain(`<a href="${deck}" target="_blank" rel="noopener" data-zoom="">`);
    expect(html).toContain('<source type="image/avif" srcSet="/media/a-480.avif 480w"');
    expect(html).toContain('width="1600" height="1200" alt="A table under a vine" loading="lazy"');
    expect(html).toContain("<figcaption><p>Morning on the deck</p></figcaption>");
  });

  test("without a description are called by their caption, else by the section and their place", () => {
    const html = read({ type: "welcome", title: "", content: welcome });
    expect(html).toContain('alt="The lake"');
    expect(html).toContain('alt="House Info, 3 of 3"');
  });

  test("are all that is shown where there are no words", () => {
    const html = read({ type: "rules", title: "", content: { rules: [], pictures: welcome.pictures } });
    expect(html).toContain('class="gallery"');
    expect(html).not.toMatch(/not available yet|class="lines/);
  });
});

test("a place has its picture, called by its name where nobody described it", () => {
  const items = [
    { name: "Kika", description: "", category: "", picture: { url: deck, alt: "", caption: "" } },
  ];
  const html = read({ type: "dining", title: "", content: { items } });
  expect(html).toContain('alt="Kika"');
  expect(html.indexOf("<figure>")).toBeLessThan(html.indexOf("Kika</p>"));
});

test("those that nobody has described are counted, wherever they stand", () => {
  const described = { url: deck, alt: "A table", caption: "" };
  expect(countUndescribed({ type: "welcome", content: welcome })).toBe(2);
  const text = `<p><img src="${deck}" alt=""><img src="${lake}" alt="The lake"></p>`;
  expect(countUndescribed({ type: "welcome", content: { text } })).toBe(1);
  const items = [
    { name: "Kika", picture: { ...described, alt: "" } },
    { name: "Rippon", picture: described },
  ];
  expect(countUndescribed({ type: "dining", content: { items } })).toBe(1);
  const guide = { title: "Spa", description: "", videoUrl: "", imageUrls: [deck, lake] };
  const imageWords = [
    { alt: "", caption: "" },
    { alt: "The cover", caption: "" },
  ];
  expect(countUndescribed({ type: "howto", content: { items: [{ ...guide, imageWords }, guide] } })).toBe(3);
});

test("the words of a how-to guide's pictures go with their place among them", () => {
  const guide = { title: "Spa", description: "<p>Lift</p>", imageUrls: [deck, lake] };
  const given = { items: [{ ...guide, imageWords: [{}, { alt: "The cover", caption: "Two hands" }] }] };
  const content = parseContent("howto", given).data;
  const html = read({ type: "howto", title: "", content });
  expect(html).toContain('alt="Spa, 1 of 2"');
  expect(html).toContain('alt="The cover"');
  expect(html).toContain("<p>Two hands</p>");
  const blank = parseContent("howto", { items: [{ ...guide, imageWords: [{}] }] }).data;
  expect(JSON.stringify(blank)).not.toContain("imageWords");
});
