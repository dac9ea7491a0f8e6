import { expect, test } from "vitest";
import { readContent, writePictures } from "#guidebooks/contentJobs.server.ts";

const own = `/media/${"ab".repeat(32)}.jpg`;
const shown = {
  url: own,
  avif: "",
  srcset: `/media/${"ab".repeat(32)}-480.webp 480w`,
  sizes: "100vw",
  width: 480,
  height: 320,
};

/** What is stored of a text whose pictures we have. */
function store(text: string): string {
  const read = readContent({ texts: [text], photos: [] });
  if (typeof read === "string") throw new Error(read);
  return writePictures(
    read.texts[0] ?? "",
    read.sources.map(() => shown),
  );
}

test.each([
  "<xmp><img src=https://evil.example/a.jpg></xmp>words",
  "<noscript><img src=https://evil.example/a.jpg></noscript>words",
  "<textarea><img src=https://evil.example/a.jpg></textarea>words",
  "<svg><title><img src='/media/a.jpg' alt='<img src=//evil.example>'></title></svg>",
  "<svg><![CDATA[<img src=https://evil.example/a.jpg>]]></svg>words",
  `<p title='<img src="https://evil.example/a.jpg">'>words</p>`,
  `<img src="${own}" alt='"><img src="picture:7" alt="">'>`,
  '<p>&lt;img src="picture:0" alt=""></p>',
  "<plaintext><img src=https://evil.example/a.jpg>",
  "<!--><img src=/media/a.jpg>-->",
  "<table><img src=/media/a.jpg><td>words",
  "<image src=/media/a.jpg>",
  "<a href=https://a.example><img src=/media/a.jpg></a>",
])("what is stored of %s can be saved again, and stays as it is", (text) => {
  const stored = store(text);
  expect(store(stored)).toBe(stored);
});

test("a picture from elsewhere is refused where it would be shown, and nowhere else", () => {
  const foreign = "<img src=https://evil.example/a.jpg>";
  expect(readContent({ texts: [`<p>${foreign}</p>`], photos: [] })).toBe("foreign picture");
  expect(readContent({ texts: [], photos: ["https://evil.example/a.jpg"] })).toBe("foreign picture");
  expect(readContent({ texts: [`<style>${foreign}</style>`], photos: [] })).toMatchObject({ texts: [""] });
});

test("a picture that stands in several places is taken in once", () => {
  const embedded = "data:image/png;base64,AAAA";
  const read = readContent({ texts: [`<img src="${embedded}">`, `<img src='${own}'>`], photos: [embedded] });
  expect(read).toEqual({
    texts: ['<img src="picture:0" alt="">', '<img src="picture:1" alt="">'],
    photos: [0],
    sources: [{ bytes: Buffer.from("AAAA", "base64") }, { url: own }],
  });
});
