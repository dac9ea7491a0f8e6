import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Passage } from "#search/passage.ts";

const wordsOf = (text: string) =>
  ` ${toUnicodeForm(text, "NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim()} `;

/** Moves the places, ideas and contacts whose name has the words of the query before the others, both in their order. */
export function namedFirst<F extends { passage: Passage }>(found: readonly F[], query: string): F[] {
  const wanted = wordsOf(query);
  const isNamed = ({ passage: { name } }: F) => wanted.trim() !== "" && wordsOf(name).includes(wanted);
  return found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}
