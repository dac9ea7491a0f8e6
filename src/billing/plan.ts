import type { PlanPrice } from "#core/product.ts";

/** The one plan (Plan 1). Its price is a setting: `product.price`. */
export const PLAN = { name: "Pro", title: "Annual Plan", properties: 20 } as const;

/** Currencies whose amounts have no or three decimals at Stripe (docs.stripe.com/currencies); others have two. */
const WITHOUT_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const WITH_THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

/** Returns a price in whole units of its currency: 20 for 2000 cents. */
function unitsOf(amount: number, code: string): number {
  if (WITHOUT_DECIMALS.has(code)) return amount;
  return amount / (WITH_THREE_DECIMALS.has(code) ? 1000 : 100);
}

/** Formats whole units of a currency: "$20", "$1.67", "€24"; with its code "AUD 20". */
export function formatUnits(
  units: number,
  currency: string,
  currencyDisplay: "narrowSymbol" | "code" = "narrowSymbol",
): string {
  return new Intl.NumberFormat("en-AU", {
    style: "currency",
    currency,
    currencyDisplay,
    trailingZeroDisplay: "stripIfInteger",
  }).format(units);
}

/** Formats the price of a year in the forms that texts need. */
export function formatPrice({ amount, currency }: PlanPrice) {
  const iso = currency.toUpperCase();
  const units = unitsOf(amount, iso);
  const price = formatUnits(units, iso);
  // Dollars, crowns, yen, rupees and pounds name several currencies; a "£" alone is read as sterling.
  const isShared = /^[$¥£]|kr|rs/i.test(price) && !price.includes(iso) && iso !== "GBP";
  const code = isShared ? iso : "";
  const named = new Intl.NumberFormat("en-AU", { style: "currency", currency: iso, currencyDisplay: "name" });
  return {
    /** Whole units of the currency. */
    units,
    /** ISO 4217: "AUD". */
    iso,
    /** "$20" */
    price,
    /** "AUD" where the symbol names several currencies, else "". */
    code,
    /** "$20 AUD", or "€24" */
    priceWithCode: [price, code].filter(Boolean).join(" "),
    /** "AUD 20" */
    codeFirst: formatUnits(units, iso, "code").replace("\u00a0", " "),
    /** "$1.67" */
    perMonth: formatUnits(units / 12, iso),
    /** "Australian dollars" */
    currencyName: named.formatToParts(units).find(({ type }) => type === "currency")?.value ?? iso,
  };
}
