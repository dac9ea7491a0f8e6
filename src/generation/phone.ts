import { dialled } from "#sections/telephone/telephone.ts";

type Tags = Readonly<Record<string, string>>;

/** Numbers that cost the caller extra: nobody's map should make a guest ring one (Australia 190x, New Zealand 0900). */
const PREMIUM = /^(?:(?:\+61|0)?190\d{7}|\+?(?:64|0)900\d{5,7})$/;

/**
 * Returns a place's telephone number as it can be dialled, the first of several; null for what is none. What was
 * written in the international form stays in it, for guests come with phones from everywhere.
 */
export function phoneOf(tags: Tags): string | null {
  const first = (tags["phone"] ?? tags["contact:phone"])?.split(/[;,/]/)[0]?.trim() ?? "";
  const phone = withoutTrunkZero(first).replaceAll(/\s+/g, " ");
  if (!/^\+?[\d\s()-]{6,20}$/.test(phone)) return null;
  const digits = dialled(phone);
  return PREMIUM.test(digits) ? null : inGroups(phone, digits);
}

/** The nought of "+61 (0)2" is dialled at home only. */
const withoutTrunkZero = (phone: string) =>
  phone.replace(/^(\+\d{1,3}\s*)\(0\)\s*/, "$1").replace(/^(\+6[14]\s*)0(?=\d)/, "$1");

/** "+61292983110" is hard to read aloud: Australian numbers are written as Australians do. */
function inGroups(phone: string, digits: string): string {
  const [, area = "", rest = ""] = /^\+61([2378])(\d{8})$/.exec(digits) ?? [];
  if (area) return `+61 ${area} ${rest.slice(0, 4)} ${rest.slice(4)}`;
  const [, mobile = ""] = /^\+61(4\d{8})$/.exec(digits) ?? [];
  return mobile ? `+61 ${mobile.slice(0, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}` : phone;
}
