import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkColors, lightColors } from "#core/colors.ts";

const [light = "", dark = ""] = readFileSync("src/ui/theme.css", "utf8").split("prefers-color-scheme: dark");

const colorsIn = (theme: string) =>
  Object.fromEntries(
    [...theme.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name, color]) => [name, color]),
  );

test("the colours of emails, manifests and drawings are those of the theme", () => {
  expect(colorsIn(light)).toMatchObject(lightColors);
  expect(colorsIn(dark)).toMatchObject(darkColors);
});
