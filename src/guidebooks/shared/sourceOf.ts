import type { HostSection } from "#guidebooks/contract.ts";
import type { SharedSection } from "#guidebooks/shared/contract.ts";

/** What a form for many homes begins with. */
export interface Source {
  sectionId: string;
  version: number;
  content: HostSection["content"];
  /** The shared section that it follows. */
  sharedId: string | undefined;
}

/** Returns the shared section of a type that most homes use; undefined where none is shared. */
export function widestShared(shared: readonly SharedSection[], type: string): SharedSection | undefined {
  return shared
    .filter((one) => one.type === type && !one.isOwn)
    .toSorted((one, other) => other.homes.length - one.homes.length)[0];
}

/** Returns the section of a type among a guidebook's, to begin with. */
export function sourceIn(sections: readonly HostSection[], type: string): Source | undefined {
  const section = sections.find((one) => one.type === type && !one.own);
  if (!section) return undefined;
  const { id, version, content, shared } = section;
  return { sectionId: id, version, content, sharedId: shared?.id };
}
