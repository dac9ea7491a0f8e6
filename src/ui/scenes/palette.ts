import type { Chance } from "#ui/scenes/chance.ts";

/** The colours of one scene: the sky from above to the horizon, then the land from far to near. */
interface Palette {
  sky: readonly [top: string, middle: string, low: string, horizon: string];
  far: string;
  middle: string;
  near: string;
  ground: string;
  water: string;
}

const evenings: readonly [Palette, ...Palette[]] = [
  {
    sky: ["#0d2730", "#235459", "#6f9384", "#f2bd78"],
    far: "#3d6c6c",
    middle: "#24525a",
    near: "#153840",
    ground: "#0c222a",
    water: "#5f8f88",
  },
  {
    sky: ["#0f2138", "#2c567a", "#8b9fae", "#f7c9a0"],
    far: "#4f7590",
    middle: "#2d5470",
    near: "#18384f",
    ground: "#0d2233",
    water: "#7d9cad",
  },
  {
    sky: ["#161b36", "#454577", "#a9799a", "#f6b28b"],
    far: "#5d5784",
    middle: "#3b3d68",
    near: "#232a4c",
    ground: "#131933",
    water: "#8d7497",
  },
  {
    sky: ["#10282b", "#32625c", "#b3a57c", "#f8bd70"],
    far: "#56715f",
    middle: "#345349",
    near: "#1d3a35",
    ground: "#0f2423",
    water: "#91936f",
  },
];

export function eveningOf(chance: Chance): Palette {
  return chance.pick(evenings);
}

export interface LandscapeProps {
  chance: Chance;
  palette: Palette;
  /** The id of the gradient of lamp light. */
  glow: string;
}
