import { LayoutList } from "lucide-react";
import type { ReactNode } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/Tabs.tsx";
import { standardTypes } from "#sections/catalog.ts";
import { TileIcon } from "#sections/TileIcon.tsx";
import { anchorOf } from "#sections/section.ts";
import { Masonry, MasonryCell } from "#editor/sections/Masonry.tsx";
import { Neighbours } from "#editor/Neighbours.tsx";
import { isReadySection } from "#editor/overview/readySections.ts";
import { AllSections } from "#editor/overview/AllSections.tsx";
import { SectionLinks, titleOf } from "#editor/overview/SectionLinks.tsx";
import { useWide } from "#ui/browserState.ts";

interface SectionGridProps {
  sections: HostSection[];
  tab: string;
  /** The section that the host is in, next to the cards. */
  entered: string | undefined;
  onTab: (type: string) => void;
  /** Goes to a section, and takes the focus along. */
  onGo: (type: string) => void;
  /** True while the guests' page is next to the cards. */
  narrow: boolean;
  children: (section: HostSection) => ReactNode;
}

/**
 * A grid of cards next to the list of all, or on a small screen one card at a time behind tabs. Tabs, list and cards have
 * one order (Editor 2).
 */
export function SectionGrid({ sections, tab, entered, onTab, onGo, narrow, children }: SectionGridProps) {
  const isWide = useWide();
  const inOrder = inTabOrder(sections);
  if (isWide) {
    return (
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-6">
        <nav
          aria-label="Sections"
          className="sticky top-5 -mx-2.5 max-h-[calc(100dvh-2.5rem)] self-start overflow-y-auto px-0.5 max-lg:hidden"
        >
          <SectionLinks sections={inOrder} current={entered} onGo={onGo} />
        </nav>
        <AllSections
          sections={inOrder}
          onGo={onGo}
          trigger={
            <Button size="small" variant="secondary" icon={LayoutList} className="mb-4 lg:hidden">
              All sections
            </Button>
          }
        />
        <Masonry columns={narrow ? 1 : 2}>
          {inOrder.map((section) => (
            <MasonryCell key={section.id}>{children(section)}</MasonryCell>
          ))}
        </Masonry>
      </div>
    );
  }
  return (
    <Tabs value={tab} onValueChange={onTab}>
      <div className="-mx-5 flex items-center border-b border-line sm:-mx-8">
        <TabList label="Sections" className="scroll-fade flex-1 border-b-0! pl-5 sm:pl-8">
          {inOrder.map((section) => (
            <SectionTab key={section.id} section={section} />
          ))}
        </TabList>
        <AllSections
          sections={inOrder}
          current={tab}
          onGo={onGo}
          trigger={
            <Button
              variant="quiet"
              icon={LayoutList}
              className="mr-1 shrink-0 rounded-none! border-l-line! px-3! text-soft sm:mr-4"
            >
              All<span className="sr-only"> sections</span>
            </Button>
          }
        />
      </div>
      {inOrder.map((section, at) => (
        <TabPanel key={section.id} value={anchorOf(section)}>
          {children(section)}
          <Neighbours
            before={neighbour(inOrder[at - 1])}
            after={neighbour(inOrder[at + 1])}
            titleOf={(anchor) => {
              const found = sections.find((one) => anchorOf(one) === anchor);
              return found ? titleOf(found) : "";
            }}
            onGo={onGo}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function SectionTab({ section }: { section: HostSection }) {
  const { type, icon } = section;
  return (
    <Tab
      value={anchorOf(section)}
      icon={<TileIcon type={type} icon={icon} size={18} className="shrink-0" />}
      done={isReadySection(section) && "ready"}
    >
      {titleOf(section)}
    </Tab>
  );
}

/** Sections are gone to by their anchor. */
const neighbour = (section: HostSection | undefined) => section && { type: anchorOf(section) };

/** The sections that come first (Editor 2). */
const named = ["welcome", "wifi", "checkin", "rules", "recommendations", "departure", "property"];

/**
 * Returns sections as the editor shows them: those that hosts need most, then the rest as guests see them (Editor 2); in
 * the host's own order once there is one (Sections 10).
 */
export function inTabOrder<Section extends { type: string }>(sections: readonly Section[]): Section[] {
  if (!isInCatalogOrder(sections)) return [...sections];
  const order: string[] = [...named, ...standardTypes.filter((type) => !named.includes(type))];
  const place = ({ type }: Section) => (order.includes(type) ? order.indexOf(type) : order.length);
  return sections.toSorted((one, other) => place(one) - place(other));
}

function isInCatalogOrder(sections: readonly { type: string }[]): boolean {
  const types: readonly string[] = standardTypes;
  const places = sections.map(({ type }) => types.indexOf(type)).filter((place) => place !== -1);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}
