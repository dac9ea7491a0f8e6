import type { CoverFocus } from "#guidebooks/cover.ts";

export const MIDDLE: CoverFocus = { x: 0.5, y: 0.5 };

const percent = (number: number) => `${Math.round(number * 1000) / 10}%`;

/** Returns the point as a value of the CSS property `object-position`. */
export const focusPosition = ({ x, y }: CoverFocus) => `${percent(x)} ${percent(y)}`;
