import type { SectionType } from "#sections/catalog.ts";
import { codePattern, normalText } from "#sections/codeInText.ts";
import type { Leaf } from "#sections/field.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { leavesOf, type GuestSection } from "#sections/section.ts";

/** A readable occurrence of a secret whose field is masked. */
interface OpenSecret {
  opens: NonNullable<Leaf["opens"]>;
  type: SectionType;
  path: string;
}

/** Returns where a secret is also in public text, ignoring case, spaces and dashes, as whole words. */
export function secretsInOpenText(sections: readonly Pick<GuestSection, "type" | "content">[]): OpenSecret[] {
  const leaves = sections.flatMap((section) =>
    leavesOf(section).map((leaf) => ({ leaf, type: section.type })),
  );
  const secrets = leaves.flatMap(({ leaf: { opens, value } }) => {
    const pattern = opens && codePattern(value);
    return pattern ? [{ opens, pattern }] : [];
  });
  return leaves.flatMap(({ leaf, type }) => {
    const text = openTextOf(leaf);
    return secrets.flatMap(({ opens, pattern }) =>
      pattern.test(text) ? [{ opens, type, path: leaf.path }] : [],
    );
  });
}

function openTextOf({ kind, value }: Leaf): string {
  if (kind === "html") return normalText(plainText(withoutStayOnly(value)));
  return kind === "text" || kind === "place" ? normalText(value) : "";
}
