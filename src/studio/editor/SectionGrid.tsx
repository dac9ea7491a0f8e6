import type { ReactNode } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Tab, TabList, TabPanel, Tabs } from "#platform/ui/Tabs.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";
import { anchorOf, isEmptySection } from "#sections/section.ts";
import { Masonry, MasonryCell } from "#studio/editor/Masonry.tsx";
import { Neighbours } from "#studio/editor/Neighbours.tsx";
import { useWide } from "#studio/editor/browserState.ts";
import { inTabOrder } from "#studio/editor/tabOrder.ts";

interface SectionGridProps {
  sections: HostSection[];
  tab: string;
  onTab: (type: string) => void;
  /** Goes to a section, and takes the focus along. */
  onGo: (type: string) => void;
  /** True while the guests' page stands beside the cards. */
  narrow: boolean;
  children: (section: HostSection) => ReactNode;
}

/** A grid of cards, or on a small screen one card at a time behind tabs. */
export function SectionGrid({ sections, tab, onTab, onGo, narrow, children }: SectionGridProps) {
  if (useWide()) {
    return (
      <Masonry columns={narrow ? 1 : 2}>
        {sections.map((section) => (
          <MasonryCell key={section.id}>{children(section)}</MasonryCell>
        ))}
      </Masonry>
    );
  }
  const inOrder = inTabOrder(sections);
  return (
    <Tabs value={tab} onValueChange={onTab}>
      <TabList label="Sections" className="-mx-5 px-5 sm:-mx-8 sm:px-8">
        {inOrder.map((section) => (
          <SectionTab key={section.id} section={section} />
        ))}
      </TabList>
      {inOrder.map((section, at) => (
        <TabPanel key={section.id} value={anchorOf(section)}>
          {children(section)}
          <Neighbours
            before={neighbour(inOrder[at - 1])}
            after={neighbour(inOrder[at + 1])}
            titleOf={(type) => sections.find((one) => anchorOf(one) === type)?.tile ?? titleOf(type)}
            onGo={onGo}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function SectionTab({ section }: { section: HostSection }) {
  const { type, tile, icon } = section;
  return (
    <Tab
      value={anchorOf(section)}
      icon={icon ? sectionIcons[icon].icon : isSectionType(type) ? catalog[type].icon : undefined}
      done={!isEmptySection(section) && "ready"}
    >
      {tile ?? titleOf(type)}
    </Tab>
  );
}

/** Sections are gone to by their anchor. */
const neighbour = (section: HostSection | undefined) => section && { type: anchorOf(section) };

function titleOf(type: string): string {
  return isSectionType(type) ? catalog[type].title : "Unknown";
}
