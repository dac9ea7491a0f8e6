import type { Texts } from "#core/i18n/texts/english.ts";
import { countryCode } from "#sections/countries.ts";
import type { CountryCode } from "#sections/countryNames.ts";

type EmergencyService = keyof Texts["emergency"]["services"];

interface EmergencyNumber {
  /** The services it reaches: all three, or one or two. */
  service: EmergencyService;
  number: string;
}

// Compared with the number plans in libphonenumber (ShortNumberMetadata, "emergency") and a public list of emergency
// numbers. Countries are left out when these disagree with embassies' advice to travellers.

/** Countries where one number reaches police, fire and ambulance. */
const oneNumber: Record<string, string> = {
  "000": "AU CC CX NF",
  "111": "NZ",
  "112":
    "AD AT AX AZ BE BG CH CY CZ DE DK EE ES FI FO FR GE GF GH GI GL GP GR HR HU IE IN IS IT KW KZ LI LT LU " +
    "LV MC MD ME MF MQ MT NL PL PT RE RO RU SE SI SK TL TR VA YT",
  "911":
    "AG AI AS AW BM BS BZ CA CR DO EC FM GD GU HN JO KN KY LC MH MP MS MX PH PR PW PY TC TO TV US UY VC VE VG VI WS",
  "115": "SR",
  "123": "CO",
  "999": "BD BH DM FK GB GG HK IM JE KE MO MY QA SC UG ZW",
  "9999": "OM",
};

/** Police, ambulance and fire, when they differ. */
const countryNumbers: { [Code in CountryCode]?: [police: string, ambulance: string, fire: string] } = {
  AE: ["999", "998", "997"],
  AL: ["129", "127", "128"],
  AM: ["102", "103", "101"],
  AO: ["113", "112", "115"],
  AR: ["911", "107", "100"],
  BA: ["122", "124", "123"],
  BB: ["211", "511", "311"],
  BN: ["993", "991", "995"],
  BO: ["110", "118", "119"],
  BQ: ["911", "912", "911"],
  BR: ["190", "192", "193"],
  BT: ["113", "112", "110"],
  BW: ["999", "997", "998"],
  BY: ["102", "103", "101"],
  CK: ["999", "998", "996"],
  CL: ["133", "131", "132"],
  CN: ["110", "120", "119"],
  CU: ["106", "104", "105"],
  CV: ["132", "130", "131"],
  CW: ["911", "912", "911"],
  DZ: ["17", "14", "14"],
  EG: ["122", "123", "180"],
  ET: ["991", "907", "939"],
  FJ: ["917", "911", "910"],
  GT: ["110", "122", "122"],
  GY: ["911", "913", "912"],
  ID: ["110", "119", "113"],
  IL: ["100", "101", "102"],
  IR: ["110", "115", "125"],
  JM: ["119", "110", "110"],
  JP: ["110", "119", "119"],
  KG: ["102", "103", "101"],
  KH: ["117", "119", "118"],
  KI: ["192", "194", "193"],
  KR: ["112", "119", "119"],
  LA: ["1191", "1195", "1190"],
  LB: ["112", "140", "175"],
  LK: ["119", "1990", "110"],
  MA: ["19", "15", "15"],
  MK: ["192", "194", "193"],
  MM: ["199", "192", "191"],
  MN: ["102", "103", "101"],
  MU: ["999", "114", "115"],
  MV: ["119", "102", "118"],
  NC: ["17", "15", "18"],
  NI: ["118", "128", "115"],
  NO: ["112", "113", "110"],
  NP: ["100", "102", "101"],
  NR: ["110", "111", "112"],
  PA: ["104", "911", "103"],
  PE: ["105", "106", "116"],
  PF: ["17", "15", "18"],
  PG: ["112", "111", "110"],
  PK: ["15", "1122", "16"],
  PS: ["100", "101", "102"],
  RS: ["192", "194", "193"],
  SA: ["999", "997", "998"],
  SB: ["999", "911", "988"],
  SG: ["999", "995", "995"],
  SJ: ["112", "113", "110"],
  SM: ["113", "118", "115"],
  SN: ["17", "1515", "18"],
  SX: ["911", "912", "919"],
  SZ: ["999", "977", "933"],
  TH: ["191", "1669", "199"],
  TJ: ["102", "103", "101"],
  TN: ["197", "190", "198"],
  TT: ["999", "811", "990"],
  TW: ["110", "119", "119"],
  UA: ["102", "103", "101"],
  UZ: ["102", "103", "101"],
  VN: ["113", "115", "114"],
  VU: ["111", "112", "113"],
  WF: ["17", "15", "18"],
  ZA: ["10111", "10177", "10177"],
  ZM: ["999", "991", "993"],
};

const all: EmergencyService = "Police, fire, ambulance";
/** An emergency call on every mobile phone (3GPP TS 22.101, 10.1), for an uncertain country. */
export const fromAnyMobile: EmergencyNumber = { service: "From a mobile phone", number: "112" };
const shared = new Map(
  Object.entries(oneNumber).flatMap(([number, codes]) =>
    codes.split(" ").map((code) => [code, number] as const),
  ),
);

/** Returns the emergency numbers of a country, by name or ISO 3166 code. Empty for an unknown country. */
export function emergencyNumbers(country: string): EmergencyNumber[] {
  const code = countryCode(country);
  if (code === null) return [];
  const number = shared.get(code);
  if (number) return [{ service: all, number }];
  const own = countryNumbers[code];
  return own ? mergeServices(own) : [fromAnyMobile];
}

/** Formats the numbers for print: "110 police, 119 fire and ambulance". Both for an unknown country. */
export function emergencyNumberFor({ emergency }: Texts, country: string): string {
  const { services, unknownCountry, numberOf } = emergency;
  const numbers = emergencyNumbers(country);
  if (numbers.length === 0) return unknownCountry;
  if (numbers.length === 1 && numbers[0]?.service === all) return numbers[0].number;
  return numbers.map(({ service, number }) => numberOf(number, services[service])).join(", ");
}

function mergeServices([police, ambulance, fire]: [string, string, string]): EmergencyNumber[] {
  if (fire === ambulance) {
    return [
      { service: "Police", number: police },
      { service: "Fire and ambulance", number: fire },
    ];
  }
  if (fire === police) {
    return [
      { service: "Police and fire", number: police },
      { service: "Ambulance", number: ambulance },
    ];
  }
  return [
    { service: "Police", number: police },
    { service: "Fire", number: fire },
    { service: "Ambulance", number: ambulance },
  ];
}
