import { chanceOf, type Chance } from "#ui/scenes/chance.ts";
import type { SceneKind } from "#ui/scenes/kindOfPlace.ts";
import { eveningOf } from "#ui/scenes/palette.ts";

/** What a scene is drawn from. */
export interface SceneSeed {
  seed: string;
  kind: SceneKind;
}

/** Cards that touch in rows of three: the one before, and those of the row above at two and three columns. */
const NEIGHBOURS = 3;
/** A kind has four evenings: after this many steps another seed has each of them, but for one in a million. */
const MAX_STEPS = 60;

/** Returns the random source of a scene. Its first number chooses the evening. */
export const chanceOfScene = ({ seed, kind }: SceneSeed): Chance => chanceOf(`${kind} ${seed}`);

/**
 * Returns the scenes in the same order, so that no two neighbours have both kind and evening in common: the seed of the
 * later one moves on. A scene that differs from its neighbours keeps its seed.
 */
export function scenesApart(scenes: readonly SceneSeed[]): SceneSeed[] {
  const apart: SceneSeed[] = [];
  for (const scene of scenes) {
    const near = apart.slice(-NEIGHBOURS);
    const steps = Array.from({ length: MAX_STEPS }, (_, step) => stepOf(scene, step));
    apart.push(steps.find((one) => !near.some((other) => looksAlike(one, other))) ?? scene);
  }
  return apart;
}

const stepOf = ({ seed, kind }: SceneSeed, step: number): SceneSeed => ({
  seed: step === 0 ? seed : `${seed}+${step}`,
  kind,
});

const looksAlike = (one: SceneSeed, other: SceneSeed) =>
  one.kind === other.kind && eveningOf(chanceOfScene(one)) === eveningOf(chanceOfScene(other));
