import { Check } from "lucide-react";
import { type KeyboardEvent, type ReactNode, createContext, use, useEffect, useId, useRef } from "react";
import { classes } from "#ui/classes.ts";

interface TabsState {
  id: string;
  value: string;
  choose: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error("A Tab, TabList or TabPanel stands outside of Tabs");
  return tabs;
}

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

// Our own, since Radix's write inline styles when the server renders, which our CSP refuses.
export function Tabs({ value, onValueChange, children }: TabsProps) {
  return (
    <TabsContext value={{ id: useId(), value, choose: onValueChange }}>
      <div>{children}</div>
    </TabsContext>
  );
}

interface TabListProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The row of tabs; it scrolls sideways when it does not fit. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={classes(
        "relative flex gap-1 overflow-x-auto border-b border-line motion-safe:scroll-smooth",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Arrow keys, Home and End move along the row and select the tab. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>) {
  const row = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(row?.querySelectorAll<HTMLButtonElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const tab = tabs.at(to % tabs.length);
  tab?.focus();
  tab?.click();
}

/** Scrolls the row only: `scrollIntoView` would also scroll the page. */
function showInRow(tab: HTMLElement) {
  const row = tab.parentElement;
  row?.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
}

interface TabProps {
  value: string;
  icon?: ReactNode;
  /** Status text of a tab that is complete; a tick shows it. */
  done?: string | false;
  children: ReactNode;
}

export function Tab({ value, icon, done, children }: TabProps) {
  const tabs = useTabs();
  const chosen = tabs.value === value;
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen && tab.current) showInRow(tab.current);
  }, [chosen]);
  return (
    <button
      ref={tab}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={chosen ? `${tabs.id}-panel-${value}` : undefined}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={() => tabs.choose(value)}
      onKeyDown={moveAlong}
      className={classes(
        "flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 font-semibold whitespace-nowrap text-soft",
        "transition-colors -outline-offset-2! hover:text-ink aria-selected:border-lamp aria-selected:text-ink",
      )}
    >
      {icon}
      {children}
      {done && (
        <>
          <Check size={16} aria-hidden className="text-leaf" />
          <span className="sr-only">{done}</span>
        </>
      )}
    </button>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const tabs = useTabs();
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      className="mt-5"
    >
      {children}
    </div>
  );
}
