import type { Chance } from "#scenes/chance.ts";
import type { Palette } from "#scenes/palette.ts";

export interface LandscapeProps {
  chance: Chance;
  palette: Palette;
  /** The id of the gradient of lamp light. */
  glow: string;
}
