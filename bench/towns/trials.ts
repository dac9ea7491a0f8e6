import { sql } from "kysely";
import type { Point } from "#places/geo.ts";
import type { Database } from "#core/database.server.ts";

/** An address as a host types it, and what is true of it. */
export interface Trial {
  text: string;
  /** Where it is; absent for what no map here has. */
  at?: Point;
  country: string;
  state?: string;
  /** When its map was like this, epoch ms: the bench runs in the month after. */
  asOf?: number;
  /** True if the town is ambiguous. */
  isUnclear?: boolean;
  /** True for a place that no table and no map here has. */
  isUnknown?: boolean;
}

const QLD = "Queensland";
const NSW = "New South Wales";
const VIC = "Victoria";
const TAS = "Tasmania";

const au = (text: string, lat: number, lon: number, state: string): Trial => ({
  text,
  at: { lat, lon },
  country: "AU",
  state,
});
const unclear = (text: string): Trial => ({ text, country: "AU", isUnclear: true });

/** Towns of Australia that no extract here covers: what ships with the product has to know them. */
export const typedInAustralia: Trial[] = [
  au("Croydon QLD 4871", -18.203, 142.244, QLD),
  au("12 Sircom Street, Croydon QLD 4871", -18.203, 142.244, QLD),
  au("Halls Gap VIC", -37.14, 142.52, VIC),
  au("7 Grampians Road, Halls Gap VIC 3381", -37.14, 142.52, VIC),
  au("Strahan TAS 7468", -42.15, 145.33, TAS),
  au("1 The Esplanade, Strahan, Tasmania", -42.15, 145.33, TAS),
  au("Coles Bay TAS", -42.12, 148.28, TAS),
  au("5 Garnet Avenue, Coles Bay TAS 7215", -42.12, 148.28, TAS),
  au("Thredbo NSW 2625", -36.505, 148.307, NSW),
  au("Huskisson NSW", -35.04, 150.67, NSW),
  au("20 Hawke Street, Huskisson NSW 2540", -35.04, 150.67, NSW),
  au("Lake Cathie NSW 2445", -31.55, 152.85, NSW),
  au("Bicheno, Tasmania, Australia", -41.87, 148.3, TAS),
  au("Swansea TAS 7190", -42.12, 148.07, TAS),
  au("Stanley TAS", -40.76, 145.29, TAS),
  au("3 Main Road, Exeter TAS 7275", -41.3, 146.95, TAS),
  au("Penguin TAS 7316", -41.12, 146.07, TAS),
  au("Angaston South Australia 5353", -34.5, 139.05, "South Australia"),
  au("2 Strand Street, Denmark WA 6333", -34.96, 117.36, "Western Australia"),
  au("Perth TAS 7300", -41.57, 147.17, TAS),
  au("The Gap QLD 4061", -27.44, 152.94, QLD),
  au("Springfield TAS 7260", -41.22, 147.49, TAS),
  unclear("Croydon"),
  unclear("5 Low Street, Croydon"),
  unclear("Croydon NSW 4871"),
  unclear("Strahan TAS 7250"),
  unclear("Halls Gap NSW"),
  unclear("Springfield NSW"),
  unclear("Perth"),
  unclear("12 Smith Street, Richmond"),
  { text: "7 Nowhere Lane, Atlantis", country: "", isUnknown: true },
  { text: "Perth, Scotland", country: "GB", isUnknown: true },
  { text: "Valletta, Italy", country: "IT", isUnknown: true },
];

interface Form {
  country: string;
  town?: string;
  write: (property: { street: string; number: string; town: string; postcode: string }) => string;
}

const numberBehind =
  (land: string): Form["write"] =>
  ({ street, number, town, postcode }) =>
    `${street} ${number}, ${[postcode, town].filter(Boolean).join(" ")}, ${land}`;
const numberBefore =
  (land: string): Form["write"] =>
  ({ street, number, town }) =>
    `${number} ${street}, ${town}, ${land}`;

/** How each country writes an address; the town where the map does not say it. */
const FORMS: Record<string, Form> = {
  malta: { country: "MT", write: numberBefore("Malta") },
  liechtenstein: { country: "LI", write: numberBehind("Liechtenstein") },
  monaco: { country: "MC", town: "Monaco", write: ({ street, number }) => `${number} ${street}, Monaco` },
  baltimore: { country: "US", write: ({ street, number, town }) => `${number} ${street}, ${town}, MD, USA` },
  harrisburg: { country: "US", write: numberBefore("USA") },
  andorra: { country: "AD", write: numberBefore("Andorra") },
  krems: { country: "AT", write: numberBehind("Austria") },
  "north-bayreuth": { country: "DE", write: numberBehind("Germany") },
  moscow: { country: "RU", write: numberBehind("Russia") },
  "campo-grande": {
    country: "BR",
    write: ({ street, number, town }) => `${street} ${number}, ${town}, Brazil`,
  },
  sydney: { country: "AU", write: ({ street, number, town }) => `${number} ${street}, ${town} NSW` },
};

/** How many houses of each extract are tried, spread over it. */
const PER_EXTRACT = 7;

/** Houses that a map has, written as their country does; and towns alone. */
export async function trialsIn(db: Database, extracts: readonly string[]): Promise<Trial[]> {
  const trials: Trial[] = [
    { text: "Valletta, Malta", at: { lat: 35.898, lon: 14.513 }, country: "MT" },
    { text: "9494 Schaan, Liechtenstein", at: { lat: 47.166, lon: 9.51 }, country: "LI" },
    { text: "Vaduz, Liechtenstein", at: { lat: 47.14, lon: 9.52 }, country: "LI" },
    { text: "Sliema, Malta", at: { lat: 35.912, lon: 14.502 }, country: "MT" },
  ];
  for (const extract of extracts) {
    const form = FORMS[extract.split(".")[0] ?? ""];
    if (!form) continue;
    const { rows } = await sql<{
      street: string;
      number: string;
      town: string;
      postcode: string;
      lat: number;
      lon: number;
    }>`
      select n.name as street, h.number, n.locality as town, n.postcode, h.lat, h.lon
      from house_numbers h join place_names n on n.id = h.name_id
      where h.dataset = ${extract} and n.country = ${form.country} and h.number not like '%-%'
      order by h.number, n.id`.execute(db);
    const age = await db
      .selectFrom("places")
      .select("as_of")
      .where("dataset", "=", extract)
      .executeTakeFirst();
    const usable = rows.filter(({ town }) => town !== "" || form.town);
    const step = Math.max(1, Math.floor(usable.length / PER_EXTRACT));
    for (const row of usable.filter((_, at) => at % step === 0).slice(0, PER_EXTRACT)) {
      const { lat, lon } = row;
      trials.push({
        text: form.write({ ...row, town: form.town ?? row.town }),
        at: { lat, lon },
        country: form.country,
        ...(age && { asOf: age.as_of }),
      });
    }
  }
  return trials;
}
