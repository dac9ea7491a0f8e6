import type { Product } from "#core/product.ts";

export const helloTo = ({ first_name: name }: { first_name: string }) => `Hello ${name},`;

export const ifNotYou = ({ contactEmail }: Product) =>
  `If it was not you, reset your password at once and write to ${contactEmail}.`;

/** Formats a moment (epoch ms) as "5 January 2026 at 10:00 am (UTC)". */
export const inUtc = (at: number) =>
  `${new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} (UTC)`;
