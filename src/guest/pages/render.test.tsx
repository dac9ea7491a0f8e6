import { ArrowRight, CircleX, Search, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { drawPage, toHtml } from "#guest/pages/render.server.ts";
import { englishPage } from "#sections/page.ts";

test("a page with a cover has its head in order, and no preload", async () => {
  const guidebook = { ...demoGuidebook, cover: "/media/a.jpg" };
  const files = { style: "p{color:teal}", script: "/guest.js" };
  const request = { kind: "view", origin: "https://guide.example.com", language: "en" } as const;
  const { html } = await drawPage(guidebook, files, request, "Porchlight");
  expect(html).toMatch(/^<!doctype html><html [^>]*><head><meta charSet="utf-8"\/><meta name="viewport"/);
  expect(html).toContain("</title><style>p{color:teal}</style><script ");
  expect(html).toContain('src="/media/a.jpg');
  expect(html).not.toContain("preload");
  expect(html).toMatch(/<\/html>$/);
});

test("a host's words stay words, in text and in attributes", () => {
  const hard = `"Aroha's" <b>&amp; ünïcode 湖 </script>`;
  const page = toHtml(englishPage, <p title={hard}>{hard}</p>);
  const escaped = "&quot;Aroha's&quot; &lt;b&gt;&amp;amp; ünïcode 湖 &lt;/script&gt;";
  expect(page).toBe(`<!doctype html><p title="${escaped}">${escaped}</p>`);
});

describe("an icon", () => {
  const draw = (...children: ReactNode[]) => toHtml(englishPage, <body>{children}</body>);

  test("that a page has twice is written once", () => {
    const page = draw(<Wifi key={1} size={26} className="ml-1" />, <Wifi key={2} size={20} />);
    expect(page.match(/M12 20h\.01/g)).toHaveLength(1);
    expect(page).toContain('<symbol id="icon-wifi" viewBox="0 0 24 24">');
    expect(page).toContain(
      '<svg class="lucide ml-1" width="26" height="26" aria-hidden="true"><use href="#icon-wifi"/></svg>',
    );
  });

  test("has its paths as one, each from where it started", () => {
    expect(draw(<Wifi />)).toContain('<path d="M12 20h.01M2 8.82a15 15 0 0 1 20 0M5');
    expect(draw(<ArrowRight />)).toContain('<path d="M5 12h14M12 5l7 7-7 7"/>');
    expect(draw(<Search />)).toContain('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
    expect(draw(<CircleX />)).toContain('<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6M9 9l6 6"/>');
  });

  test("that a page has once is drawn where it is used", () => {
    const page = draw(<Wifi size={26} />);
    expect(page).toContain('<body><svg viewBox="0 0 24 24" class="lucide" width="26"');
    expect(page).not.toContain("<symbol");
  });
});
