import { expect, test } from "vitest";
import { missingNotes } from "../scripts/releaseNotes.mjs";

const changelog = "# Changelog\n\n## 1.2.0 (2026-12-01)\n\n**Breaking**\n\n- None.\n\n## 1.1.0\n\n- Cards.\n";
const upgrading = "# Upgrading\n\n## 1.2.0\n\n- Nothing.\n\n## 1.1.0\n\n- Nothing.\n";

test("a version that changelog and upgrade notes name can be released", () => {
  expect(missingNotes("1.2.0", { changelog, upgrading })).toEqual([]);
});

test.each([
  ["1.2", { changelog, upgrading }, /must be like 1\.2\.3/],
  ["1.3.0", { changelog, upgrading }, /CHANGELOG\.md begins with "1\.2\.0 \(2026-12-01\)".*1\.3\.0/],
  ["1.1.0", { changelog, upgrading }, /CHANGELOG\.md begins with "1\.2\.0/],
  [
    "1.2.0",
    { changelog: `# Changelog\n\n## Unreleased\n\n- New.\n\n${changelog}`, upgrading },
    /begins with "Unreleased"/,
  ],
  ["1.2.0", { changelog: changelog.replace("**Breaking**", ""), upgrading }, /\*\*Breaking\*\*/],
  [
    "1.2.0",
    { changelog, upgrading: "# Upgrading\n\n## 1.1.0\n" },
    /upgrading\.md has no heading for 1\.2\.0/,
  ],
])("%s is not released where %o", (version, notes, sentence) => {
  expect(missingNotes(version, notes).join("\n")).toMatch(sentence);
});
