import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { orders, type Order } from "#editor/dashboard/findGuidebooks.ts";

interface FindGuidebooksProps {
  words: string;
  order: Order;
  /** How many guidebooks are shown. */
  count: number;
  onWords: (words: string) => void;
  onOrder: (order: Order) => void;
}

export function FindGuidebooks({ words, order, count, onWords, onOrder }: FindGuidebooksProps) {
  return (
    <search className="mt-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label="Find a guidebook">
        <TextInput
          type="search"
          autoComplete="off"
          placeholder="Name or address"
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </Field>
      <Field label="Order">
        <Select value={order} onChange={(event) => onOrder(orderNamed(event.target.value))}>
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <output className="sr-only">
        {words.trim() !== "" && (count === 1 ? "1 guidebook" : `${count} guidebooks`)}
      </output>
    </search>
  );
}

const orderNamed = (name: string): Order => orders.find(({ value }) => value === name)?.value ?? "changed";
