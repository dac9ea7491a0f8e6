import { expect, test, vi } from "vitest";

// Whether there is a public site is read when the process starts.
vi.hoisted(() => {
  process.env.SITE = "off";
});

const { drawPage } = await import("#test/sitePages.tsx");

test.each(["/privacy-policy", "/terms-and-conditions"])(
  "without a public site %s leads to none of it",
  (path) => {
    const { html } = drawPage(path);
    expect(html).not.toMatch(/href="\/(features|pricing|blog|view)/);
    expect(html.replaceAll(/<[^>]+>/g, " ")).not.toMatch(/demo|public site/i);
    expect(html).toContain('href="/login"');
  },
);
