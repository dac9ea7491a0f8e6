import { Wifi } from "lucide-react";
import { parse, serialize } from "parse5";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { drawMarkup } from "#guest/drawMarkup.server.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { GuestPage } from "#guest/GuestPage.tsx";
import { NotFoundPage } from "#guest/NotFoundPage.tsx";
import { PrintPage } from "#guest/PrintPage.tsx";
import { QrPage } from "#guest/QrPage.tsx";
import { SearchPage } from "#guest/search/SearchPage.tsx";
import { TryAgainPage } from "#guest/TryAgainPage.tsx";
import { emptyContent, type GuestSection } from "#sections/section.ts";

const files = { style: "p{color:teal}", script: "/enhance.js" };
const HARD = `"Aroha's" <b>&amp; ünïcode 湖 </script>`;

const empty: GuestGuidebook = {
  ...demoGuidebook,
  name: HARD,
  cover: "/media/a.jpg",
  propertyAddress: null,
  sections: demoGuidebook.sections.map(
    ({ type, title }) => ({ type, title, content: emptyContent(type) }) as GuestSection, // the type's own content
  ),
};
const hard: GuestGuidebook = {
  ...demoGuidebook,
  name: HARD,
  sections: demoGuidebook.sections.map((section): GuestSection => {
    if (section.type === "wifi")
      return { ...section, content: { networkName: HARD, password: HARD, notes: "" } };
    if (section.type === "rules")
      return { ...section, content: { rules: [HARD, "https://example.com/?a=1&b=2"] } };
    return section;
  }),
};
const url = "https://guide.example.com/view/demo";
const picture = { url: `${url}/picture.png`, width: 1200, height: 630 };
const pages: Record<string, ReactElement> = {
  "the demo": <GuestPage guidebook={demoGuidebook} files={files} picture={picture} url={url} />,
  "an empty guidebook": <GuestPage guidebook={empty} files={files} picture={picture} url={url} />,
  "hard names": <GuestPage guidebook={hard} files={files} picture={picture} url={url} />,
  "the print sheet": <PrintPage guidebook={hard} files={files} url={url} />,
  "the QR page": <QrPage guidebook={hard} files={files} url={url} />,
  "a search": <SearchPage files={files} guidebook={hard} query={HARD} found={[]} isCounted />,
  "a page that is not there": <NotFoundPage files={files} heading={HARD} text={HARD} />,
  "a page for later": <TryAgainPage files={files} heading={HARD} text={HARD} />,
};

/** As a browser reads it, with the head in one order and icons told by their place alone. */
function asRead(markup: string): { head: string[]; body: string } {
  const html = serialize(parse(`<!doctype html>${markup}`))
    .replace(/<svg hidden="">.*?<\/svg>/s, "")
    .replaceAll(/<svg[^>]*class="lucide[^>]*>.*?<\/svg>/gs, "<icon>");
  const [, head = "", body = ""] = /<head>(.*)<\/head>(.*)/s.exec(html) ?? [];
  // React asks for the cover a second time, a few bytes before its own place.
  const tags = (head.match(/<(?:title|style|script).*?<\/\w+>|<[^>]+>/g) ?? []).filter(
    (tag) => !tag.includes("preload"),
  );
  return { head: tags.toSorted(), body };
}

test.each(Object.keys(pages))("%s is drawn as React draws it", (name) => {
  const page = pages[name] as ReactElement; // one of the names
  const [drawn, byReact] = [asRead(drawMarkup(page)), asRead(renderToStaticMarkup(page))];
  expect(drawn.head).toEqual(byReact.head);
  expect(drawn.body).toBe(byReact.body);
});

describe("an icon", () => {
  const draw = (...children: ReactNode[]) => drawMarkup(<body>{children}</body>);

  test("stands on the page once, however often it is used", () => {
    const page = draw(
      <Wifi key={1} size={26} aria-hidden="true" className="ml-1" />,
      <Wifi key={2} size={20} />,
    );
    expect(page.match(/M12 20h\.01/g)).toHaveLength(1);
    expect(page).toContain('<symbol id="icon-Wifi" viewBox="0 0 24 24">');
    expect(page).toContain(
      '<svg class="lucide ml-1" width="26" height="26" aria-hidden="true"><use href="#icon-Wifi"/></svg>',
    );
  });

  test("that is used once is drawn at its place", () => {
    const page = draw(<Wifi size={26} aria-hidden="true" />);
    expect(page).toMatch(/^<body><svg viewBox="0 0 24 24" class="lucide" [^>]*><path d="M12 20h\.01"\/>/);
    expect(page).not.toContain("<symbol");
  });
});

test.each([
  ["a style", createElement("p", { style: { color: "red" } })],
  ["a handler", createElement("button", { onClick: () => {} })],
  ["a value", createElement("input", { defaultValue: "x" })],
])("%s is refused: it would be lost", (_what, element) => {
  expect(() => drawMarkup(element)).toThrow(TypeError);
});
