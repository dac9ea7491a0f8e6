import type { z } from "zod";
import { html, secret, verbatim } from "#sections/fields.ts";
import { pictures } from "#sections/gallery/content.ts";
import { defineShape } from "#sections/shape.ts";

export const wifi = defineShape({
  networkName: verbatim(100),
  password: secret(100, "network"),
  notes: html,
  pictures,
});
export type WifiContent = z.output<typeof wifi.schema>;
