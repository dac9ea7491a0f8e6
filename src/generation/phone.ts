import { countryCode } from "#sections/countries.ts";
import { callingCodeIn, numberPlanOf } from "#sections/telephone/callingCodes.ts";
import { dialled } from "#sections/telephone/telephone.ts";

type Tags = Readonly<Record<string, string>>;

/** Numbers that cost the caller extra, which no guidebook shows (Australia 190x, New Zealand 0900). */
const PREMIUM = /^(?:(?:\+61|0)?190\d{7}|\+?(?:64|0)900\d{5,7})$/;

/** Returns a place's first telephone number as it is dialled, in international form where it has one. */
export function phoneOf(tags: Tags): string | null {
  const first = (tags["phone"] ?? tags["contact:phone"])?.split(/[;,/]/)[0]?.trim() ?? "";
  const phone = withoutTrunkZero(first).replaceAll(/\s+/g, " ");
  if (!/^\+?[\d\s()-]{6,20}$/.test(phone)) return null;
  const digits = dialled(phone);
  return PREMIUM.test(digits) ? null : inGroups(phone, digits);
}

const ITALY = "39";

/** Removes the zero of "+61 (0)2" and "+358 09", which is dialled within the country only, except in Italy. */
function withoutTrunkZero(typed: string): string {
  const phone = typed.replace(/^00(?=[1-9])/, "+").replace(/^(\+\d{1,3}\s*)\(0\)\s*/, "$1");
  const code = phone.startsWith("+") ? callingCodeIn(dialled(phone).slice(1)) : null;
  const [, rest] = new RegExp(`^\\+${code}[\\s-]*0\\s*(\\d.*)$`).exec(phone) ?? [];
  return code !== ITALY && rest !== undefined ? `+${code} ${rest}` : phone;
}

/** Returns a place's tags without a telephone number of another country, which is a mapping error. */
export function withDomesticPhone(tags: Tags, country: string): Tags {
  const phone = phoneOf(tags);
  const own = countryCode(country);
  const code = own && numberPlanOf(own)?.callingCode;
  const isOwn = !code || !phone?.startsWith("+") || callingCodeIn(dialled(phone).slice(1)) === code;
  if (isOwn) return tags;
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !/^(contact:)?phone$/.test(key)));
}

/** Formats an Australian number as Australians write it: "+61292983110" is hard to read aloud. */
function inGroups(phone: string, digits: string): string {
  const [, area = "", rest = ""] = /^\+61([2378])(\d{8})$/.exec(digits) ?? [];
  if (area) return `+61 ${area} ${rest.slice(0, 4)} ${rest.slice(4)}`;
  const [, mobile = ""] = /^\+61(4\d{8})$/.exec(digits) ?? [];
  return mobile ? `+61 ${mobile.slice(0, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}` : phone;
}
