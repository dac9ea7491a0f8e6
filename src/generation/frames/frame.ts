import type { Tone } from "#generation/frames/tones.ts";
import type { Category } from "#places/category.ts";

/** A sentence of ours with holes for facts: "For {errand}, it is {walk}." Only facts enter a hole. */
export interface Frame {
  /** "eat.warm.1": unique among all frames. */
  id: string;
  tone: Tone;
  text: string;
  /** The kinds of place that it is true of; all of its list without one. */
  only?: readonly Category[];
}

/** The facts that frames can hold, by the name of the hole; a capital there puts a capital here. */
export type Holes = Partial<Record<HoleName, string>>;
type HoleName = "property" | "inTown" | "name" | "errand" | "kind" | "aKind" | "what" | "way" | "walk";

const HOLE = /\{(\w+)\}/g;
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the frames of a list, named by their tone and place in it. */
export function framesOf(name: string, texts: Record<Tone, readonly (string | Limited)[]>): Frame[] {
  return (Object.entries(texts) as [Tone, readonly (string | Limited)[]][]) // entries forgets the keys
    .flatMap(([tone, all]) =>
      all.map((one, at) => {
        const [text, only] = typeof one === "string" ? [one] : one;
        return { id: `${name}.${tone}.${at + 1}`, tone, text, ...(only && { only }) };
      }),
    );
}

type Limited = readonly [text: string, only: readonly Category[]];

/** Returns the sentence of a frame, or null where a fact for one of its holes is not known. */
export function fillFrame({ text }: Pick<Frame, "text">, holes: Holes): string | null {
  let isWhole = true;
  const filled = text.replaceAll(HOLE, (_, hole: string) => {
    const facts: Readonly<Record<string, string | undefined>> = holes;
    const fact = Object.hasOwn(facts, uncapital(hole)) ? facts[uncapital(hole)] : undefined;
    if (fact === undefined) isWhole = false;
    return hole === uncapital(hole) ? (fact ?? "") : capital(fact ?? "");
  });
  return isWhole ? filled : null;
}

/** Returns the frames that are true of a place and can be filled, those of the tone alone where it has any. */
export function usableFrames(
  frames: readonly Frame[],
  { tone, holes, category }: { tone: Tone; holes: Holes; category?: Category | undefined },
): Frame[] {
  const usable = frames.filter(
    (frame) =>
      (!frame.only || (category !== undefined && frame.only.includes(category))) &&
      fillFrame(frame, holes) !== null,
  );
  const inTone = usable.filter((frame) => frame.tone === tone);
  return inTone.length > 0 ? inTone : usable;
}

/** Returns one of several by a name, always the same for the same one. */
export function inTurn<One>(all: readonly One[], name: string, round: number): One | undefined {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return all[(sum + round) % all.length];
}
