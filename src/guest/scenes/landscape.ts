import type { Chance } from "#guest/scenes/chance.ts";
import type { Palette } from "#guest/scenes/palette.ts";

export interface LandscapeProps {
  chance: Chance;
  palette: Palette;
  /** The id of the gradient of lamp light. */
  glow: string;
}
