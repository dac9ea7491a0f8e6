import type { CountryCode } from "#sections/countryNames.ts";
import { callingCodeIn, numberPlanOf } from "#sections/telephone/callingCodes.ts";

/** ITU-T E.164: the digits of a number with its calling code. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/** Numbers that work from abroad: not free ones, without area code, or in another form. */
const fromAbroad: { [Code in CountryCode]?: RegExp } = {
  AU: /^0[2-578]\d{8}$/,
  NZ: /^0(?:[34679]\d{7}|2\d{7,9})$/,
};

/** International prefixes other than 00. */
const wayOut: { [Code in CountryCode]?: RegExp } = { AU: /^0011/, CA: /^011/, US: /^011/ };

/** Returns "+61412345678", a national number by `country`; null when unknown or national only. */
export function internationalNumber(typed: string, country: CountryCode | null): string | null {
  const digits = typed.replace(/\D/g, "");
  const out = (country && wayOut[country]) ?? /^00(?=[1-9])/;
  const abroad = typed.trim().startsWith("+") ? digits : out.test(digits) ? digits.replace(out, "") : null;
  const whole = abroad === null ? fromHome(digits, country) : withoutTrunk(abroad);
  if (whole === null || whole.length < MIN_DIGITS || whole.length > MAX_DIGITS) return null;
  return `+${whole}`;
}

/** "+61 (0)412 345 678" is often written, and dialled without the 0. */
function withoutTrunk(digits: string): string | null {
  const code = callingCodeIn(digits);
  if (code === null) return null;
  const rest = digits.slice(code.length);
  return code + (code === ITALY ? rest : rest.replace(/^0/, ""));
}

/** Italian numbers keep their 0. */
const ITALY = "39";

function fromHome(digits: string, country: CountryCode | null): string | null {
  const plan = country && numberPlanOf(country);
  if (!plan || fromAbroad[country]?.test(digits) === false) return null;
  const { callingCode, trunk } = plan;
  if (callingCode === "1" && digits.length === 10) return callingCode + digits;
  if (trunk !== "" && !digits.startsWith(trunk)) return null;
  // Short ones are service numbers, such as 112.
  if (digits.length < 7) return null;
  return callingCode + digits.slice(trunk.length);
}

/** Returns the URL that calls a number: in international form, else as typed. */
export const callUrl = (typed: string, country: CountryCode | null) =>
  `tel:${internationalNumber(typed, country) ?? dialled(typed)}`;

/** Returns the dialled digits, with a plus if there is one. */
export const dialled = (typed: string) => typed.replaceAll(/[^\d+]/g, "");
