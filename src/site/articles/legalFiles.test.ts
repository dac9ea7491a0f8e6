import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import { readLegalFiles } from "#site/articles/legalFiles.server.ts";
import { openSite } from "#site/site.server.ts";
import { drawPage, frame, siteScreens } from "#test/sitePages.tsx";

function drawWith(settings: Record<string, string>, files: Record<string, string> = {}) {
  const product = productFrom(settings);
  const dataDir = mkdtempSync(join(tmpdir(), "legal-"));
  mkdirSync(join(dataDir, "legal"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dataDir, "legal", name), text);
  const site = openSite({ ...frame, product }, null, readLegalFiles({ dataDir, product }));
  return (path: string) => drawPage(path, siteScreens[path], site).html;
}

const file =
  "---\ntitle: Privacy notice\nmetaDescription: What we store.\nupdated: 2026-11-27\n---\n\n# Data\n\n{productName} is run by {owner}.\n";
const paths = ["/privacy-policy", "/terms-and-conditions"];

test("elsewhere than in Australia no page speaks of Australian law", () => {
  const draw = drawWith({ COUNTRY: "NZ", CONTACT_EMAIL: "us@example.com" });
  for (const path of paths) {
    expect(draw(path)).not.toMatch(/Australia|\bACL\b|\bGST\b/);
    expect(draw(path)).toContain("has not published this page yet");
    expect(draw(path)).toContain("mailto:us@example.com");
  }
});

test("the operator's file takes the place of ours, with the server's names in it", () => {
  const draw = drawWith({ COUNTRY: "NZ", PRODUCT_NAME: "Doormat" }, { "privacy-policy.md": file });
  expect(draw("/privacy-policy")).toContain("Doormat is run by Doormat.");
  expect(draw("/privacy-policy")).toContain("27 November 2026");
  expect(draw("/terms-and-conditions")).toContain("has not published this page yet");
});

test("a default server has our pages", () => {
  for (const path of paths) expect(drawWith({})(path)).toContain("Australia");
});

test("a file without its first lines stops the start with a sentence that names it", () => {
  expect(() => drawWith({}, { "privacy-policy.md": "# Privacy" })).toThrow(/privacy-policy\.md must begin/);
});
