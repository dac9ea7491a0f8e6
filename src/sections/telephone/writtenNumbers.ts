import type { CountryCode } from "#sections/countryNames.ts";
import { emergencyNumbers } from "#sections/emergency.ts";
import { callingCodeIn, numberPlanOf } from "#sections/telephone/callingCodes.ts";

/** Digit groups in which people write numbers: "+61 (0)3 9123-4567", "03.91.23.45.67". */
export const digitGroups = String.raw`(?:\+\d{1,3}[ \u00a0.-]?)?(?:\(\+?\d{1,5}\)[ \u00a0.-]?|\d{2,5}/(?=\d{4}))?\d+(?:[ \u00a0.\u2011-]\d+)*`;

/** Words that announce a telephone number, in our languages. */
const announces =
  /(?:\b(?:phone|ph|tel|telephone|mobile|mob|cell|call|ring|dial|text|sms|whatsapp|landline|hotline|fax)\b|telef|t[ée]l[ée]ph|handy|mobil|anruf|appel|llam|chiam|ligue|\bbel\b|hubungi|telepon|電話|电话|致电|전화|هاتف|اتصل|☎|📞)[^\d.!?\n]{0,16}$/iu;

/** Words that announce another kind of number. */
const names =
  /(?:\b(?:abn|acn|arbn|tfn|bsb|gst|nzbn|ird|vat|iban|bic|account|acct|code|pin|passcode|password|passphrase|combination|lock ?box|keypad|alarm|licen[cs]e|registration|rego|reg|permit|ref|reference|booking|confirmation|serial|model|imei|invoice|order|postcode|zip|bus|route|flight|key)\b|\bstra\b|kode|c[óo]digo|codice|密码|密碼|コード|暗証番号|비밀번호|رمز)[^\d.!?\n]{0,20}$|[$€£¥₩%#§=@_]\s*$|[\w+]$|\d[.,:-]$/iu;

const date = /^(?:\d\d?[./-]\d\d?[./-]\d\d|\d\d?[ ./-]\d\d?[ ./-]\d{4}|\d{4}[ ./-]\d\d?[ ./-]\d\d?)$/;
const hour = String.raw`(?:[01]\d|2[0-4])[ .]?[0-5]\d`;
const hours = new RegExp(String.raw`^${hour}\s?[-\u2011/]\s?${hour}$`);
const years = /^(?:19|20)\d\d[ ./-]*(?:19|20)\d\d$/;
/** Units. */
const unit = /^\s?(?:%|°|m²|m2|km|kg|am\b|pm\b|kwh|[$€£¥₩])|^[.,:-]\d|^\w/i;

/** Returns whether digits in a text of a property in that country are a telephone number. */
export function isWrittenNumber(
  typed: string,
  { before, after }: { before: string; after: string },
  country: CountryCode | null,
): boolean {
  if (names.test(before) || unit.test(after)) return false;
  if (date.test(typed) || hours.test(typed) || years.test(typed)) return false;
  const digits = typed.replace(/\D/g, "");
  if (/^\(?\+/.test(typed))
    return digits.length >= 8 && digits.length <= 15 && callingCodeIn(digits) !== null;
  const isAnnounced = announces.test(before);
  if (isAnnounced && isEmergencyNumber(digits, after, country)) return true;
  const isGrouped = /\d\D+\d/.test(typed);
  return (country === null ? (["AU", "NZ"] as const) : [country]).some((one) =>
    fitsPlan(one, digits, { isAnnounced, isGrouped }),
  );
}

/** "Call 111 Lake Road" is no emergency number. */
function isEmergencyNumber(digits: string, after: string, country: CountryCode | null): boolean {
  const known = country === null ? ["000", "111"] : emergencyNumbers(country).map(({ number }) => number);
  return [...known, "112"].includes(digits) && !/^\s+\p{Lu}/u.test(after);
}

interface Typed {
  isAnnounced: boolean;
  isGrouped: boolean;
}

const australian = /^0[23478]\d{8}$|^05\d{8}$|^1[38]00\d{6}$/;
const newZealand = /^0[34679]\d{7}$|^02\d{7,9}$|^0(?:508|800)\d{5,7}$/;

function fitsPlan(country: CountryCode, digits: string, { isAnnounced, isGrouped }: Typed): boolean {
  if (country === "AU")
    return (
      australian.test(digits) ||
      (/^1(?:3\d{4}|80\d{4})$/.test(digits) && (isAnnounced || isGrouped)) ||
      (/^[2-9]\d{7}$/.test(digits) && isAnnounced)
    );
  if (country === "NZ") return newZealand.test(digits) || (/^[2-9]\d{6}$/.test(digits) && isAnnounced);
  const plan = numberPlanOf(country);
  if (plan === null) return false;
  const { callingCode, trunk } = plan;
  if (callingCode === "1") return /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits) && (isGrouped || isAnnounced);
  if (trunk !== "" && digits.startsWith(trunk)) return digits.length >= 9 && digits.length <= 13;
  if (isAnnounced) return digits.length >= 5 && digits.length <= 12;
  return trunk === "" && isGrouped && digits.length >= 8 && digits.length <= 10 && !digits.endsWith("000");
}
