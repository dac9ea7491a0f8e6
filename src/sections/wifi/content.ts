import type { z } from "zod";
import { fields, html, line } from "#sections/fields.ts";
import { defineShape, isBlankHtml } from "#sections/shape.ts";

const wifiContent = fields({ networkName: line(100), password: line(100), notes: html });
export type WifiContent = z.output<typeof wifiContent>;

export const wifi = defineShape({
  schema: wifiContent,
  empty: { networkName: "", password: "", notes: "" },
  isEmpty: (content) => !content.networkName && !content.password && isBlankHtml(content.notes),
  mapHtml: (content, change) => ({ ...content, notes: change(content.notes) }),
});
