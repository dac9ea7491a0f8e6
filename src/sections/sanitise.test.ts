import { describe, expect, test } from "vitest";
import { sanitiseHtml } from "#sections/sanitise.server.ts";
import { shapes } from "#sections/shapes.ts";
import { cpuMsOf } from "#test/growth.ts";
import { sampleOf } from "#test/quick.ts";

const hash = "ab".repeat(32);

describe("what the editor writes stays to the letter", () => {
  test.each([
    "<h1>Kia ora</h1><h2>The house</h2><h3>The deck</h3>",
    "<p>One<br>two</p><p></p><p>three</p>",
    "<p><strong>a</strong><em>b</em><u>c</u><s>d</s><b>e</b><i>f</i></p>",
    "<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul>",
    '<p class="indent-1">a</p><h2 class="indent-8">b</h2><ul><li class="indent-3">c</li></ul>',
    '<p><span class="text-small">a</span><span class="text-large">b</span><span class="text-huge">c</span></p>',
    '<p><a href="https://example.com/a?b=1&amp;c=2#d">a</a><a href="http://example.com">b</a></p>',
    '<p><a href="mailto:a@example.com">a</a><a href="tel:+6434439000">b</a></p>',
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a></p>',
    `<img src="/media/${hash}.jpg" srcset="/media/${hash}-480.webp 480w, /media/${hash}-800.webp 800w" ` +
      'sizes="(min-width: 800px) 720px, 100vw" width="1200" height="800" alt="The deck &amp; the &#x22;lake&#x22;">',
    "<p>Wānaka, 5 &lt; 6 &amp; 7 > 6, “quoted”, 🏔</p>",
    "Words without a paragraph",
    "",
  ])("%s", (html) => {
    expect(sanitiseHtml(html)).toBe(html.replaceAll("&#x22;", "&quot;"));
  });
});

describe("what is not allowed goes, its words stay", () => {
  test.each([
    ["<div><section>Key <kbd>safe</kbd></section></div>", "Key safe"],
    ["<h4>Parking</h4>", "Parking"],
    ["<p>a<!-- note to self -->b</p>", "<p>ab</p>"],
    ["<p style='color:red' class='indent-2 fixed' id=x>a</p>", '<p class="indent-2">a</p>'],
    ["<span style='color:red'>a</span>", "a"],
    ["<p class=ql-align-center>a</p>", "<p>a</p>"],
    ["<a href='javascript:alert(1)'>tap <b>here</b></a>", "tap <b>here</b>"],
    ["<a>tap</a>", "tap"],
    [
      "<a href='https://example.com' target=_blank rel=opener>a</a>",
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ["<a href='https://example.com' target=_top>a</a>", '<a href="https://example.com">a</a>'],
    ["<p>a<script>alert(1)</script>b<style>p{}</style></p>", "<p>ab</p>"],
    ["<p>a<img src='https://example.com/x.png'>b</p>", "<p>ab</p>"],
    ["<p>a<img src='data:image/png;base64,AAAA'>b</p>", "<p>ab</p>"],
    ["<img src='/media/a.jpg' alt='1 < 2 > 0'>", '<img src="/media/a.jpg" alt="1  2  0">'],
    ["<img src='/media/a.jpg'>", '<img src="/media/a.jpg" alt="">'],
    ["<table><tr><td>Bins</td><td>Monday</td></tr></table>", "BinsMonday"],
    ["<h1>Spa<table><h1>Pool", "<h1>Spa</h1><h1>Pool</h1>"],
    ["<p>unclosed <strong>bold", "<p>unclosed <strong>bold</strong></p>"],
  ])("%s", (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});

describe("a text that is marked as not for some platforms is never displayed for want of a good mark", () => {
  const all = '<div data-not-for="airbnb booking vrbo"><p>Book</p></div>';
  test.each([
    [
      "<div data-not-for='airbnb,booking'><p>Book</p></div>",
      '<div data-not-for="airbnb booking"><p>Book</p></div>',
    ],
    [
      "<div data-not-for='Vrbo; Booking.com'><p>Book</p></div>",
      '<div data-not-for="booking vrbo"><p>Book</p></div>',
    ],
    ["<div data-not-for='expedia'><p>Book</p></div>", all],
    ["<section data-not-for='expedia'><p>Book</p></section>", all],
    ["<div data-not-for=' '><p>Book</p></div>", "<p>Book</p>"],
    ["<p data-not-for='airbnb'>Book</p>", '<div data-not-for="airbnb"><p>Book</p></div>'],
    ["<p>a <span data-not-for='airbnb'>b</span> c</p>", '<div data-not-for="airbnb"><p>a b c</p></div>'],
    [
      "<ul><li data-not-for='airbnb'><p>a</p></li><li><p>b</p></li></ul>",
      '<div data-not-for="airbnb"><ul><li><p>a</p></li><li><p>b</p></li></ul></div>',
    ],
    ["<p>a</p><b data-not-for='vrbo'>b</b>", '<p>a</p><div data-not-for="vrbo"><strong>b</strong></div>'],
  ])("%s", (html, expected) => {
    expect(sanitiseHtml(html).replace("<b>b</b>", "<strong>b</strong>")).toBe(expected);
    expect(sanitiseHtml(expected)).toBe(expected);
  });
});

describe("nothing a host sends can stall or overflow the server", () => {
  const many = 20_000;
  const texts: [string, string][] = [
    ["nested elements", "<b>".repeat(many) + "words"],
    ["nested lists", "<ul><li>".repeat(many) + "words"],
    ["nested unknown elements", "<div>".repeat(1_000_000) + "words"],
    ["nested links", "<a href=https://a.example><p>".repeat(many) + "words"],
    ["nested svg", "<svg><g>".repeat(many) + "words"],
    ["nested tables", "<table><tr><td>".repeat(many) + "words"],
    ["formatting reopened in every paragraph", distinct(400) + "</p><p>x".repeat(100_000) + "words"],
    ["misnested formatting", "<b><i><u><s>".repeat(100) + "</b></i></u></s><p>".repeat(50_000) + "words"],
    ["siblings", `<div>${"<br>a<!-- -->".repeat(300_000)}</div>words`],
    ["attributes", `<p ${"a=1 b=2 ".repeat(200_000)}>words`],
    ["open comment", "words<!--" + "-".repeat(2_000_000)],
    ["entities", "&lt;".repeat(500_000) + "words"],
    ["one long data address", `<img src="data:image/png;base64,${"A".repeat(10_000_000)}">words`],
  ];
  test.each(sampleOf(texts, 3))("%s", (_, html) => {
    const clean = sanitiseHtml(html);
    expect(timeOf(html)).toBeLessThan(30 * timeOf("<p>words</p>".repeat(html.length / 12)));
    expect(clean).toContain("words");
    expect(depthOf(clean)).toBeLessThanOrEqual(400);
  });

  function timeOf(html: string): number {
    return cpuMsOf(() => sanitiseHtml(html)) + 5;
  }

  /** Elements that the parser's rule of three equal ones does not reduce. */
  function distinct(count: number): string {
    return Array.from({ length: count }, (_, number) => `<p><b id=${number}>`).join("");
  }

  function depthOf(html: string): number {
    let depth = 0;
    let deepest = 0;
    for (const [tag] of html.matchAll(/<\/?\w+/g)) {
      if (tag === "<br" || tag === "<img") continue;
      depth += tag.startsWith("</") ? -1 : 1;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }
});

test("all rich text of a section is sanitised, and plain text is left alone", () => {
  const clean = (html: string) => sanitiseHtml(html);
  const bad = "<p onclick=alert(1)>a</p>";
  const checkin = {
    checkInType: "<b>",
    checkInTime: "15:00",
    details: bad,
    doorCode: "<1>",
    parkingInfo: bad,
  };
  expect(shapes.checkin.mapHtml(checkin, clean)).toEqual({
    ...checkin,
    details: "<p>a</p>",
    parkingInfo: "<p>a</p>",
  });

  const guide = { title: "Spa <3", description: bad, videoUrl: "", imageUrls: ["/media/a.jpg"] };
  expect(shapes.howto.mapHtml({ items: [guide] }, clean)).toEqual({
    items: [{ ...guide, description: "<p>a</p>" }],
  });
  expect(shapes.rules.mapHtml({ rules: ["<b>No</b> shoes"] }, clean)).toEqual({ rules: ["<b>No</b> shoes"] });
});
