import { expect, test } from "vitest";
import { sourceUnits } from "#guidebooks/translation/sourceUnits.server.ts";
import { unitStates } from "#guidebooks/translation/unitStates.server.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

test("many translated texts are found in linear time", () => {
  const sectionOf = (size: number) => {
    const rules = Array.from({ length: size }, (_, at) => `Rule ${at}`);
    const units = sourceUnits({ id: "rules", shared_id: null }, { type: "rules", content: { rules } });
    const rows = units.map(({ owner, path, digest, value }, at) => ({
      ...owner,
      language: "de",
      path,
      // Every second one is of an earlier text.
      source_digest: at % 2 === 0 ? digest : `${digest} before`,
      source: value,
      text: `Regel ${at}`,
      made_by: "host" as const,
      needs_look: 0,
      unconfirmed: null,
      saved_at: 0,
    }));
    return { units, rows };
  };
  const states = ({ units, rows }: ReturnType<typeof sectionOf>) => unitStates(units, { rows, dropped: [] });
  expect(states(sectionOf(2)).map(({ state }) => state)).toEqual(["done", "look"]);
  expect(growthOf(sectionOf, states, 1000)).toBeLessThan(LINEAR);
});
