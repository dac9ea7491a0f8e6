import type { SectionContent, SectionType } from "#sections/catalog.ts";
import type { Leaf, MaskedLeaf } from "#sections/field.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { mapLeaves } from "#sections/section.ts";

/** Content without masked fields; their paths are in `masked` (Stays 6). */
export interface MaskedContent<Type extends SectionType = SectionType> {
  content: Partial<SectionContent<Type>>;
  masked: MaskedLeaf[];
}

/** Removes secrets (all or those in `isHidden`) and stay-only passages; other fields are not masked. */
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
