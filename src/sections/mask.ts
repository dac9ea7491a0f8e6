import type { SectionContent, SectionType } from "#sections/catalog.ts";
import type { Leaf, MaskedLeaf } from "#sections/field.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { mapLeaves } from "#sections/section.ts";

/** What is left of content: a masked field is absent, its path stands in `masked` (Stays 6). */
export interface MaskedContent<Type extends SectionType = SectionType> {
  content: Partial<SectionContent<Type>>;
  masked: MaskedLeaf[];
}

/**
 * Removes the secrets from content: a door code, a password, all of them or those that `isHidden` names, and the
 * passages of rich text that are only for the stay. What is not secret cannot be masked, so that no rule hides more
 * than it names.
 */
export function maskContent<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  isHidden: (secret: Leaf) => boolean = () => true,
): MaskedContent<Type> {
  const masked: MaskedLeaf[] = [];
  const visible = mapLeaves(type, content, (leaf) => {
    const left = visibleOf(leaf, isHidden);
    if (left !== leaf.value) masked.push({ path: leaf.path });
    return left;
  });
  return { content: visible, masked };
}

function visibleOf(leaf: Leaf, isHidden: (secret: Leaf) => boolean): string | undefined {
  if (leaf.kind === "html") return withoutStayOnly(leaf.value);
  return leaf.kind === "secret" && isHidden(leaf) ? undefined : leaf.value;
}
