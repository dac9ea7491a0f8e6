import { z } from "zod";
import { catalog, type SectionContent } from "#sections/catalog.ts";
import { shapes } from "#sections/shapes.ts";

/** The sections that a visitor can try, those that change the guest's page most. */
export const tryOutTypes = ["wifi", "welcome", "checkin", "rules", "departure"] as const;
export type TryOutType = (typeof tryOutTypes)[number];

export type TryOutContents = { [Type in TryOutType]: SectionContent<Type> };

const demoAnswer = z.object({
  sections: z.array(z.object({ type: z.string(), content: z.record(z.string(), z.unknown()) })),
});

/** Returns what the demo guidebook says in these sections. `answer` is that of the public call. */
export function readDemo(answer: unknown): TryOutContents {
  const { sections } = demoAnswer.parse(answer);
  return asContents(Object.fromEntries(sections.map(({ type, content }) => [type, content])));
}

/** Returns the contents of a stored try-out; null where nothing was stored, or what was does not fit. */
export function readStored(text: string | null): TryOutContents | null {
  if (text === null) return null;
  try {
    return asContents(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  } catch {
    return null;
  }
}

const contentOf = <Type extends TryOutType>(type: Type, given: Record<string, unknown>) =>
  // The shape in the type's row is the type's own. Pictures stay out: a visitor can add none.
  shapes[catalog[type].shape].schema.parse({
    ...z.record(z.string(), z.unknown()).parse(given[type]),
    pictures: undefined,
  }) as SectionContent<Type>;

const asContents = (given: Record<string, unknown>): TryOutContents => ({
  wifi: contentOf("wifi", given),
  welcome: contentOf("welcome", given),
  checkin: contentOf("checkin", given),
  rules: contentOf("rules", given),
  departure: contentOf("departure", given),
});
