import type { HostSection } from "#guidebooks/contract.ts";
import type { SharedSection } from "#guidebooks/shared/contract.ts";

/** The initial content of a form for many properties. */
export interface Source {
  sectionId: string;
  version: number;
  content: HostSection["content"];
  sharedId: string | undefined;
}

/** Returns the shared section of a type that the largest number of properties use; undefined if there is none. */
export function widestShared(shared: readonly SharedSection[], type: string): SharedSection | undefined {
  return shared
    .filter((one) => one.type === type && !one.isOwn)
    .toSorted((one, other) => other.properties.length - one.properties.length)[0];
}

export function sourceIn(sections: readonly HostSection[], type: string): Source | undefined {
  const section = sections.find((one) => one.type === type && !one.own);
  if (!section) return undefined;
  const { id, version, content, shared } = section;
  return { sectionId: id, version, content, sharedId: shared?.id };
}
