import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
// The pages of the site have paths of the site.
const pages = execFileSync("git", ["ls-files", "*.md", ":!src/site/content"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n");

test.each(pages)("every file that %s links to is there", (page) => {
  const targets = [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)\s#]+)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? "")
    .filter((target) => !/^(https?:|mailto:|\/|tel:)/.test(target));
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});
