import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../docs/decisions");
const pages = readdirSync(FOLDER).filter((name) => /^\d/.test(name));

test.each(pages)("decision %s has the form of all", (name) => {
  const page = readFileSync(join(FOLDER, name), "utf8");
  expect(page).toMatch(new RegExp(`^# ${name.slice(0, 3)} [A-Z]`));
  const parts = [...page.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, part]) => part);
  expect(parts).toEqual(["Context", "Decision", "Consequences"]);
  expect(page).not.toMatch(/^## (Context|Decision|Consequences)$/m);
});

test("decisions are numbered without holes", () => {
  expect(pages.toSorted().map((name) => Number(name.slice(0, 3)))).toEqual(
    pages.map((_, index) => index + 1),
  );
});
