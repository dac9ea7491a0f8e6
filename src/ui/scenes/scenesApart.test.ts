import { expect, test } from "vitest";
import { eveningOf } from "#ui/scenes/palette.ts";
import { chanceOfScene, scenesApart, type SceneSeed } from "#ui/scenes/scenesApart.ts";

const flats = Array.from({ length: 20 }, (_, at): SceneSeed => ({ seed: `flat-${at}`, kind: "city" }));
const lookOf = (scene: SceneSeed) => JSON.stringify([scene.kind, eveningOf(chanceOfScene(scene))]);

test("of twenty flats none looks like the one before it, or one above it in two or three columns", () => {
  const looks = scenesApart(flats).map(lookOf);
  for (const [at, look] of looks.entries()) expect(looks.slice(Math.max(0, at - 3), at)).not.toContain(look);
});

test("a scene that differs from its neighbours keeps its seed", () => {
  const different: SceneSeed[] = [
    { seed: "one", kind: "city" },
    { seed: "one", kind: "beach" },
  ];
  expect(scenesApart(different)).toEqual(different);
});
