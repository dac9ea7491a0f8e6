import type { SectionContent, SectionType } from "#sections/catalog.ts";
import type { Leaf } from "#sections/field.ts";
import { mapLeaves } from "#sections/section.ts";

/** A value that was taken out of the content that a guest reads. */
export interface MaskedLeaf {
  path: string;
}

/** What is left of content: a masked field is absent, its path stands in `masked` (Stays). */
export interface MaskedContent<Type extends SectionType = SectionType> {
  content: Partial<SectionContent<Type>>;
  masked: MaskedLeaf[];
}

/**
 * Removes the secrets from content, all of them or those that `isHidden` names: a door code, a password. What is not
 * secret cannot be masked, so that no rule hides more than it names.
 */
export function maskContent<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  isHidden: (secret: Leaf) => boolean = () => true,
): MaskedContent<Type> {
  const masked: MaskedLeaf[] = [];
  const visible = mapLeaves(type, content, (leaf) => {
    if (leaf.kind !== "secret" || !isHidden(leaf)) return leaf.value;
    masked.push({ path: leaf.path });
    return undefined;
  });
  return { content: visible, masked };
}
