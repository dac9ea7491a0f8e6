import type { SectionContent, SectionType } from "#sections/catalog.ts";
import type { ListItem } from "#sections/list/content.ts";
import { leavesOf } from "#sections/section.ts";
import { linksIn, picturesOf, readableText } from "#sections/richtext/reading.ts";
import { elementsIn, readRichText, writeRichText } from "#sections/richtext/tree.ts";

/** Merges a regenerated section with the host's edits; `generated` is what generation wrote last. */
export function mergeSection<C extends SectionContent>(
  type: SectionType,
  generated: C,
  current: C,
  fresh: C,
): C {
  const leaves = [generated, current].flatMap((content) => leavesOf({ type, content }));
  const prose = new Set(leaves.filter(({ kind }) => kind === "html").map(({ path }) => path));
  const fields = Object.keys(current) as (keyof C)[]; // Object.keys forgets the key type
  const merged = { ...current };
  for (const field of fields) {
    merged[field] = mergeField(generated[field], current[field], fresh[field], prose.has(String(field)));
  }
  return merged;
}

/** Returns the generated content with the entries that the host has removed, so that they are not added again. */
export function rememberRemoved<C extends SectionContent>(generated: C, current: C, fresh: C): C {
  const fields = Object.keys(fresh) as (keyof C)[]; // Object.keys forgets the key type
  const remembered = { ...fresh };
  for (const field of fields) {
    const [before, now, next] = [generated[field], current[field], fresh[field]];
    if (!isListOf(before) || !isListOf(now) || !isListOf(next)) continue;
    const removed = before.filter((item) => !findIn([...now, ...next], item));
    remembered[field] = [...next, ...removed] as C[keyof C]; // the same kind of items as before
  }
  return remembered;
}

function mergeField<V>(generated: V, current: V, fresh: V, isProse: boolean): V {
  if (isListOf(generated) && isListOf(current) && isListOf(fresh)) {
    return mergeItems(generated, current, fresh) as V; // items of the same kind come out
  }
  if (isProse) return mergeProse(String(generated), String(current), String(fresh)) as V; // rich text is a string
  return current === generated ? fresh : current;
}

type Item = string | ListItem;

const isListOf = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.every(
    (item) => typeof item === "string" || (typeof item === "object" && item !== null && "name" in item),
  );

/** Returns the entry for the same place, or of the same name: the map may give a place another id. */
const findIn = (all: readonly Item[], wanted: Item): Item | undefined =>
  all.find((item) => {
    if (typeof item === "string" || typeof wanted === "string") return item === wanted;
    return item.name === wanted.name || (item.placeId !== undefined && item.placeId === wanted.placeId);
  });
const isSame = (a: Item, b: Item | undefined) =>
  b !== undefined &&
  (typeof a === "string" || typeof b === "string"
    ? a === b
    : a.name === b.name &&
      a.description === b.description &&
      a.category === b.category &&
      a.picture?.url === b.picture?.url);

function mergeItems(generated: Item[], current: Item[], fresh: Item[]): Item[] {
  const own = current.filter((item) => !isSame(item, findIn(generated, item)));
  const removed = generated.filter((item) => !findIn(current, item));
  return [...own, ...fresh.filter((item) => !findIn(own, item) && !findIn(removed, item))];
}

function mergeProse(generated: string, current: string, fresh: string): string {
  const before = blocksOf(generated).map(faceOf);
  const now = blocksOf(current);
  const own = new Set(now.filter((block) => !before.includes(faceOf(block))));
  if (own.size === 0 && now.length === before.length) return fresh;
  // The host's block replaces the missing one, whose new form would repeat it.
  const here = new Set(now.map(faceOf));
  const renewed = blocksOf(fresh).filter((_, at) => before[at] === undefined || here.has(before[at]));
  const first = now.findIndex((block) => !own.has(block));
  if (first === -1) return current;
  return [...now.slice(0, first), ...renewed, ...now.slice(first).filter((block) => own.has(block))].join("");
}

/** Returns the outermost elements of sanitised rich text and the text between them, in order. */
function blocksOf(html: string): string[] {
  return readRichText(html)
    .map((node) => writeRichText([node]))
    .filter((block) => block.trim() !== "");
}

/** Returns an equal text for equal blocks. The editor's paragraph in each item of a list is no edit. */
function faceOf(block: string): string {
  const nodes = readRichText(block);
  const tags = [...elementsIn(nodes)].map(({ tag }) => tag).filter((tag) => tag !== "p");
  return JSON.stringify([readableText(nodes), tags, linksIn(nodes), picturesOf(nodes)]);
}
