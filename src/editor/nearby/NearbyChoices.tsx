import { useRef, useState } from "react";
import type { NearbyPlace } from "#generation/nearby/contract.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import type { ListItem } from "#sections/list/content.ts";
import { normalise } from "#places/normalise.ts";

interface NearbyChoicesProps {
  places: readonly NearbyPlace[];
  /** That the map is old. */
  notice: string | null;
  /** What the list names already. */
  rows: readonly ListItem[];
  /** By their ids. */
  chosen: ReadonlySet<string>;
  onChoose: (placeId: string) => void;
}

export function NearbyChoices({ places, notice, rows, chosen, onChoose }: NearbyChoicesProps) {
  const [words, setWords] = useState("");
  const list = useRef<HTMLUListElement>(null);
  /** Keeps the list as tall as with all places: what is under a finger stays there while words are typed. */
  function find(next: string) {
    if (list.current && words === "") list.current.style.minHeight = `${list.current.offsetHeight}px`;
    setWords(next);
  }
  const found = placesWith(places, words);
  if (places.length === 0)
    return (
      <p className="text-soft">
        The map has nothing like this near the address. Type in the places you know.
      </p>
    );
  return (
    <>
      <Field label="Find by name or kind">
        <TextInput
          type="search"
          placeholder="Bakery, chemist"
          value={words}
          onChange={(event) => find(event.target.value)}
        />
      </Field>
      <ul
        ref={list}
        className="mt-3 max-h-[max(18rem,46dvh)] divide-y divide-line overflow-y-auto overscroll-contain rounded-field border border-line px-4 [&:has(:focus-visible)]:border-control"
      >
        {found.map((place) => (
          <li key={place.item.placeId}>
            <Choice
              place={place}
              isNamed={isNamedIn(rows, place)}
              isChosen={chosen.has(place.item.placeId)}
              onChoose={() => onChoose(place.item.placeId)}
            />
          </li>
        ))}
        {found.length === 0 && (
          <li className="py-3 text-soft">No place near the address has that name. Type it into the list.</li>
        )}
      </ul>
      <output className="sr-only">
        {words.trim() !== "" && `${found.length} of ${places.length} places`}
      </output>
      <p className="mt-2 text-sm text-soft">
        {notice && `${notice} `}
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2"
        >
          © OpenStreetMap contributors
        </a>
      </p>
    </>
  );
}

interface ChoiceProps {
  place: NearbyPlace;
  isNamed: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A place with what a host chooses it by. One that the list names is shown and cannot be chosen. */
function Choice({ place, isNamed, isChosen, onChoose }: ChoiceProps) {
  const { item, kind, way } = place;
  return (
    <Checkbox
      className={isNamed ? "py-3 text-soft" : "py-3"}
      checked={isNamed || isChosen}
      disabled={isNamed}
      onChange={onChoose}
      label={
        <>
          <span className="block font-semibold [overflow-wrap:anywhere]">
            {item.name}
            {isNamed && <span className="font-normal"> (in your list)</span>}
          </span>
          <span className="block text-sm text-soft">{[kind, way].filter(Boolean).join(" · ")}</span>
        </>
      }
    />
  );
}

/** Returns the places whose name or kind has each of some words, in any order and spelling. */
export function placesWith(places: readonly NearbyPlace[], words: string): NearbyPlace[] {
  const wanted = normalise(words).split(" ").filter(Boolean);
  return places.filter(({ item, kind }) => {
    const text = normalise(`${item.name} ${kind} ${item.category}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns true where a list names a place already: by its id, or the same name, as generation compares (`merge.ts`). */
export function isNamedIn(rows: readonly ListItem[], { item }: NearbyPlace): boolean {
  return rows.some(
    ({ placeId, name }) => placeId === item.placeId || normalise(name) === normalise(item.name),
  );
}
