import { ArrowDownUp, ChevronDown, Search } from "lucide-react";
import { useId } from "react";
import { orders, type Order } from "#editor/dashboard/findGuidebooks.ts";

interface FindGuidebooksProps {
  words: string;
  order: Order;
  /** How many guidebooks are shown. */
  count: number;
  onWords: (words: string) => void;
  onOrder: (order: Order) => void;
}

const look =
  "min-h-11 rounded-full border border-line bg-raised text-base shadow-soft hover:border-control focus-visible:border-focus";

export function FindGuidebooks({ words, order, count, onWords, onOrder }: FindGuidebooksProps) {
  const id = useId();
  return (
    <search className="flex w-full gap-2.5 md:w-auto md:flex-1 md:justify-end">
      <div className="relative min-w-0 flex-1 md:max-w-88">
        <label htmlFor={`${id}-words`} className="sr-only">
          Find a guidebook
        </label>
        <Search size={18} aria-hidden className="pointer-events-none absolute top-3.25 left-4 text-soft" />
        <input
          id={`${id}-words`}
          type="search"
          autoComplete="off"
          placeholder="Name or address"
          value={words}
          onChange={(event) => onWords(event.target.value)}
          className={`${look} w-full pr-4 pl-11 placeholder:text-soft`}
        />
      </div>
      {/* On a phone the drawing alone, over the select. */}
      <div className="relative shrink-0">
        <label htmlFor={`${id}-order`} className="sr-only">
          Order
        </label>
        <select
          id={`${id}-order`}
          value={order}
          onChange={(event) => onOrder(orderNamed(event.target.value))}
          className={`${look} appearance-none font-semibold max-md:w-11 max-md:px-0 max-md:text-transparent md:pr-10 md:pl-5 [&>option]:text-ink`}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ArrowDownUp
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-3.25 left-3.25 md:hidden"
        />
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-3.25 right-4 text-soft max-md:hidden"
        />
      </div>
      <output className="sr-only">
        {words.trim() !== "" && (count === 1 ? "1 guidebook" : `${count} guidebooks`)}
      </output>
    </search>
  );
}

const orderNamed = (name: string): Order => orders.find(({ value }) => value === name)?.value ?? "changed";
