import { useId, useLayoutEffect, useRef, useState } from "react";
import { insertAt, moveBy, moveTo, type RowStep, removeAt } from "#sections/editing/rows.ts";

/** Focusable parts of a row, as `data-part`. */
type RowPart = "field" | "up" | "down" | "undo";

interface Target {
  place: string;
  part: RowPart;
  /** Its screen position to keep: the next press is for the same row. */
  top?: number;
}

const find = ({ place, part }: Target) =>
  document.querySelector<HTMLElement>(`[data-row="${place}"] [data-part="${part}"]`);
const topOf = (control: HTMLElement) => control.getBoundingClientRect().top;

export interface Entry<Row> {
  key: number;
  /** The row's `data-row`, for focus. */
  place: string;
  index: number;
  row: Row;
}

export interface Rows<Row> {
  entries: Entry<Row>[];
  /** The last removed row, while it can be undone. */
  removal: Entry<Row> | null;
  /** The last bulk addition, while it can be undone. */
  addition: string | null;
  /** The `data-row` of the input that adds, for focus. */
  adding: string;
  /** For a live region: the last change. */
  announcement: string;
  /** Sets or removes the row being typed: drafts and saves include it, but it is no entry yet. */
  type: (row: Row | null) => void;
  /** Turns the typed row into an entry. */
  addTyped: () => void;
  add: (row: Row) => number;
  /** Adds several rows at the end, with one undo. Keeps the focus. */
  addAll: (rows: Row[], words: string) => void;
  undoAddition: () => void;
  /** Inserts a row from elsewhere; keeps the focus. */
  insert: (index: number, row: Row) => void;
  change: (index: number, row: Row) => void;
  /** Moves a row while it is dragged. */
  moveTo: (from: number, to: number) => void;
  move: (index: number, step: -1 | 1) => void;
  remove: (index: number) => void;
  undo: () => void;
}

/** Edits a list whose rows have no ids: manages keys, undo and focus. */
export function useRows<Row>(rows: Row[], onChange: (rows: Row[]) => void, nameOf: (row: Row) => string) {
  const list = useId();
  const place = (key: number) => `${list}-${key}`;
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  const [removed, setRemoved] = useState<Entry<Row> | null>(null);
  const [added, setAdded] = useState<{ keys: number[]; words: string } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [typing, setTyping] = useState(false);
  const focus = useRef<Target | null>(null);
  const current = keys.length === rows.length ? keys : rows.map((_, index) => keys[index] ?? -1 - index);
  /** The number of entries, without the row being typed. */
  const count = rows.length - (typing ? 1 : 0);
  const newKey = () => Math.max(-1, ...current, removed?.key ?? -1) + 1;

  useLayoutEffect(() => {
    const target = focus.current;
    focus.current = null;
    if (!target) return;
    const control = find(target);
    control?.focus({ preventScroll: target.top !== undefined });
    if (control && target.top !== undefined) scrollBy(0, topOf(control) - target.top);
  });

  function apply(step: RowStep) {
    onChange(step(rows));
    setKeys(step(current));
  }

  function put(index: number, row: Row, key: number) {
    onChange(insertAt(rows, index, row));
    setKeys(insertAt(current, index, key));
  }

  const edits: Rows<Row> = {
    entries: rows.slice(0, count).map((row, index) => {
      const key = current[index] ?? index;
      return { key, place: place(key), index, row };
    }),
    removal: removed,
    addition: added?.words ?? null,
    adding: `${list}-add`,
    announcement,
    type(row) {
      onChange([...rows.slice(0, count), ...(row === null ? [] : [row])]);
      setKeys([...current.slice(0, count), ...(row === null ? [] : [current[count] ?? newKey()])]);
      setTyping(row !== null);
    },
    addTyped() {
      const row = rows[count];
      if (row === undefined) return;
      setTyping(false);
      setAnnouncement(`Added ${nameOf(row)}`);
    },
    add(row) {
      const key = newKey();
      put(count, row, key);
      setAnnouncement(`Added ${nameOf(row)}`);
      focus.current = { place: place(key), part: "field" };
      return key;
    },
    addAll(more, words) {
      const first = newKey();
      const moreKeys = more.map((_, at) => first + at);
      onChange([...rows.slice(0, count), ...more, ...rows.slice(count)]);
      setKeys([...current.slice(0, count), ...moreKeys, ...current.slice(count)]);
      setAdded({ keys: moreKeys, words });
      setRemoved(null);
      setAnnouncement(words);
    },
    undoAddition() {
      if (!added) return;
      const stays = (_: unknown, index: number) => !added.keys.includes(current[index] ?? -1);
      onChange(rows.filter(stays));
      setKeys(current.filter(stays));
      setAdded(null);
      setAnnouncement("Removed again");
      focus.current = { place: `${list}-add`, part: "field" };
    },
    insert(index, row) {
      put(Math.min(index, count), row, newKey());
      setAnnouncement(`Added ${nameOf(row)}`);
    },
    change: (index, row) => onChange(rows.with(index, row)),
    moveTo(from, to) {
      const row = rows[from];
      if (row === undefined || to < 0 || to >= count) return;
      apply(moveTo(from, to));
      setAnnouncement(`${nameOf(row)} is now ${to + 1} of ${count}`);
    },
    move(index, step) {
      const row = rows[index];
      const key = current[index];
      const isAtEnd = index + step < 0 || index + step >= count;
      if (row === undefined || key === undefined || isAtEnd) return;
      apply(moveBy(index, step));
      setAnnouncement(`${nameOf(row)} is now ${index + step + 1} of ${count}`);
      const button = { place: place(key), part: step < 0 ? "up" : "down" } as const;
      const pressed = find(button);
      focus.current = pressed ? { ...button, top: topOf(pressed) } : button;
    },
    remove(index) {
      const row = rows[index];
      const key = current[index];
      if (row === undefined || key === undefined) return;
      apply(removeAt(index));
      setAdded(null);
      setRemoved({ key, place: place(key), index, row });
      setAnnouncement(`Removed ${nameOf(row)}`);
      focus.current = { place: place(key), part: "undo" };
    },
    undo() {
      if (!removed) return;
      put(Math.min(removed.index, count), removed.row, removed.key);
      setRemoved(null);
      setAnnouncement(`${nameOf(removed.row)} is back`);
      focus.current = { place: removed.place, part: "field" };
    },
  };
  return edits;
}
