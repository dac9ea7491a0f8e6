import { expect, test } from "vitest";
import { formatPrice } from "#billing/plan.ts";
import { DEFAULT_PRICE } from "#core/product.ts";

test("the default price reads as specified", () => {
  expect(formatPrice(DEFAULT_PRICE)).toEqual({
    units: 20,
    iso: "AUD",
    price: "$20",
    code: "AUD",
    priceWithCode: "$20 AUD",
    codeFirst: "AUD 20",
    perMonth: "$1.67",
    currencyName: "Australian dollars",
  });
});

test.each([
  [
    { amount: 2400, currency: "eur" },
    { priceWithCode: "€24", codeFirst: "EUR 24", perMonth: "€2" },
  ],
  [
    { amount: 1850, currency: "gbp" },
    { priceWithCode: "£18.50", codeFirst: "GBP 18.50", perMonth: "£1.54" },
  ],
  [
    { amount: 3000, currency: "jpy" },
    { units: 3000, priceWithCode: "¥3,000 JPY", perMonth: "¥250" },
  ],
  [
    { amount: 1990, currency: "aud" },
    { priceWithCode: "$19.90 AUD", codeFirst: "AUD 19.90" },
  ],
  [
    { amount: 20_000, currency: "sek" },
    { code: "SEK", codeFirst: "SEK 200" },
  ],
  [{ amount: 20_000, currency: "isk" }, { code: "ISK" }],
  [{ amount: 20_000, currency: "pkr" }, { code: "PKR" }],
  [
    { amount: 20_000, currency: "chf" },
    { code: "", codeFirst: "CHF 200" },
  ],
  [{ amount: 2000, currency: "usd" }, { priceWithCode: "$20 USD" }],
  [{ amount: 7000, currency: "kwd" }, { units: 7 }],
])("%j is written as its currency is", (price, expected) => {
  expect(formatPrice(price)).toMatchObject(expected);
});
