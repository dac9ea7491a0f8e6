import type { SectionType } from "#sections/catalog.ts";
import type { Leaf } from "#sections/field.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { leavesOf, type GuestSection } from "#sections/section.ts";

/** A place where a secret can be read although its own field is masked. */
export interface OpenSecret {
  opens: NonNullable<Leaf["opens"]>;
  type: SectionType;
  path: string;
}

/** A shorter one is found in too many prices, years and house numbers. */
const MIN_LENGTH = 4;

/**
 * Returns where a door code or a password also stands in text that everybody reads: without case, and with spaces or dashes
 * between its signs. Part of a longer word or number is not it.
 */
export function secretsInOpenText(sections: readonly Pick<GuestSection, "type" | "content">[]): OpenSecret[] {
  const leaves = sections.flatMap((section) =>
    leavesOf(section).map((leaf) => ({ leaf, type: section.type })),
  );
  const secrets = leaves.flatMap(({ leaf: { opens, value } }) => {
    const pattern = opens && patternOf(value);
    return pattern ? [{ opens, pattern }] : [];
  });
  return leaves.flatMap(({ leaf, type }) => {
    const text = openTextOf(leaf);
    return secrets.flatMap(({ opens, pattern }) =>
      pattern.test(text) ? [{ opens, type, path: leaf.path }] : [],
    );
  });
}

const normal = (text: string) => text.normalize("NFKC").toLowerCase();

function patternOf(secret: string): RegExp | null {
  const signs = normal(secret).match(/[\p{L}\p{N}]/gu) ?? [];
  if (signs.length < MIN_LENGTH) return null;
  const between = String.raw`[^\p{L}\p{N}\n]{0,2}`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${signs.join(between)}(?![\p{L}\p{N}])`, "u");
}

function openTextOf({ kind, value }: Leaf): string {
  if (kind === "html") return normal(plainText(withoutStayOnly(value)));
  return kind === "text" || kind === "place" ? normal(value) : "";
}
