import type { Chance } from "#ui/scenes/chance.ts";
import type { Palette } from "#ui/scenes/palette.ts";

export interface LandscapeProps {
  chance: Chance;
  palette: Palette;
  /** The id of the gradient of lamp light. */
  glow: string;
}
