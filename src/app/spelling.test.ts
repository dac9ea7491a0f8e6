import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** How our own texts are not written, and what is written instead. */
const spellings: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /\b(wifi|Wifi|WiFi|wi-fi|Wi-fi|wi fi)\b/, right: "Wi-Fi" },
  { wrong: /\b[Ee]-mail/, right: "email" },
  {
    wrong: /\b(January|February|March|April|June|July|August|September|October|November|December) \d{1,2}\b/,
    right: "3 November 2026",
  },
  { wrong: /\b\d{1,2}(st|nd|rd|th) (of )?[A-Z][a-z]+ber\b/, right: "3 November 2026" },
  {
    wrong: /\b(16|sixteen) (sections|types)\b|\b(17|seventeen) tiles\b/i,
    right: "16 guidebook sections, or 17 sections and 16 tiles",
  },
];

/** What the specification quotes stays as it is. */
const quoted = ["WiFi", "WiFi Details", "WiFi information"];

const isOurs = (path: string) =>
  /\.(tsx?|md)$/.test(path) &&
  !/\.test\.tsx?$|^(search|core\/i18n|guidebooks\/policy\/phrases|contentImport\/classify\/words)\/|commonWords|codeWords/.test(
    path,
  );

/** The texts in a source file: JSX words, and strings that are more than one word. Comments, code and SQL are none. */
function textsOf(path: string, source: string): string[] {
  if (path.endsWith(".md")) return source.split("\n");
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|\bsql(?:<[^`]*>)?`[^`]*`/gm, "");
  const strings = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    (found) => found[1] ?? found[2] ?? "",
  );
  const words = [...code.matchAll(/(?<!=)>([^<>{}=;()]+)</g)].map((found) => found[1] ?? "");
  return [...strings.filter((text) => /^\p{Lu}|\s\p{Ll}+[ .,]/u.test(text)), ...words]
    .map((text) =>
      text
        .replaceAll(/\$\{[^}]*\}/g, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => !text.includes("===") && !quoted.includes(text));
}

test("a word has one spelling in everything that we say", () => {
  const files = [
    ...readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter(isOurs)
      .map((path) => join("src", path)),
    "src/core/i18n/texts/english.ts",
  ];
  const misspelt = files.flatMap((file) =>
    textsOf(file, readFileSync(file, "utf8")).flatMap((text) =>
      spellings
        .filter(({ wrong }) => wrong.test(text))
        .map(({ right }) => `${file}: "${text.slice(0, 90)}" is written with "${right}"`),
    ),
  );
  expect(misspelt).toEqual([]);
});

/** The parts of the product in which each thing has its one name already. */
const NAMED = /^src\/(?!guest\/demo\/|generation\/|places\/|search\/)/;
test("a thing has one name in everything that we say", () => {
  const table = readFileSync("docs/reference/product.md", "utf8")
    .split("\n## ")
    .find((part) => part.startsWith("Words"));
  const rows = [...(table ?? "").matchAll(/^\| (?!name|---)(.+?) \| (.+?) \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(isOurs)
    .map((path) => join("src", path))
    .filter((file) => NAMED.test(file));
  const misnamed = files.flatMap((file) =>
    textsOf(file, readFileSync(file, "utf8")).flatMap((text) =>
      rows
        .filter(([, , others = ""]) => new RegExp(`\\b(${others.replaceAll(", ", "|")})\\b`, "i").test(text))
        .map(([, name]) => `${file}: "${text.slice(0, 90)}" is written with "${name}"`),
    ),
  );
  expect(misnamed).toEqual([]);
});
