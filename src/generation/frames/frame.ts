import type { Tone } from "#generation/frames/tones.ts";
import type { Category } from "#places/category.ts";

/** A sentence with holes for facts: "For {errand}, it is {walk}." Only facts fill a hole. */
export interface Frame {
  /** "eat.warm.1": unique among all frames. */
  id: string;
  tone: Tone;
  text: string;
  /** The categories of which it is true; absent for all of its list. */
  only?: readonly Category[];
}

/** The facts that fill frames, by the name of the hole; a capital in the hole's name capitalises the fact. */
export type SentenceFacts = Partial<Record<HoleName, string>>;
type HoleName = "property" | "inTown" | "name" | "errand" | "kind" | "aKind" | "what" | "way" | "walk";

const HOLE = /\{(\w+)\}/g;
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the frames of a list, with ids of their tone and index. */
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

/** Returns the sentence of a frame, or null where the fact for a hole is not known. */
export function fillFrame({ text }: Pick<Frame, "text">, holes: SentenceFacts): string | null {
  let isWhole = true;
  const filled = text.replaceAll(HOLE, (_, hole: string) => {
    const facts: Readonly<Record<string, string | undefined>> = holes;
    const fact = Object.hasOwn(facts, uncapital(hole)) ? facts[uncapital(hole)] : undefined;
    if (fact === undefined) isWhole = false;
    return hole === uncapital(hole) ? (fact ?? "") : capital(fact ?? "");
  });
  return isWhole ? filled : null;
}

/** Returns the frames that are true of a place and can be filled, only those of the tone where there are any. */
export function usableFrames(
  frames: readonly Frame[],
  { tone, holes, category }: { tone: Tone; holes: SentenceFacts; category?: Category | undefined },
): Frame[] {
  const usable = frames.filter(
    (frame) =>
      (!frame.only || (category !== undefined && frame.only.includes(category))) &&
      fillFrame(frame, holes) !== null,
  );
  const inTone = usable.filter((frame) => frame.tone === tone);
  return inTone.length > 0 ? inTone : usable;
}

/** Returns one of several by name and round: the same for the same input. */
export function inTurn<One>(all: readonly One[], name: string, round: number): One | undefined {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return all[(sum + round) % all.length];
}
