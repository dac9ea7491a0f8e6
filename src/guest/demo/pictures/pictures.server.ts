import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BinNight } from "#guest/demo/pictures/BinNight.tsx";
import { RetreatAtDawn, RetreatAtDusk, RetreatAtNight } from "#guest/demo/pictures/Evening.tsx";
import { HeatPump } from "#guest/demo/pictures/HeatPump.tsx";
import { KeySafe } from "#guest/demo/pictures/KeySafe.tsx";
import { WoodBurner } from "#guest/demo/pictures/WoodBurner.tsx";

const drawings: Record<string, () => ReactElement> = {
  "bin-night.svg": BinNight,
  "heat-pump.svg": HeatPump,
  "house-at-dawn.svg": RetreatAtDawn,
  "house-at-dusk.svg": RetreatAtDusk,
  "house-at-night.svg": RetreatAtNight,
  "key-safe.svg": KeySafe,
  "wood-burner.svg": WoodBurner,
};

/** Returns a drawing of the demo guidebook as an SVG file, undefined where there is none of that name. */
export function drawDemoPicture(file: string): string | undefined {
  const drawing = Object.hasOwn(drawings, file) ? drawings[file] : undefined;
  return drawing && renderToStaticMarkup(createElement(drawing));
}
