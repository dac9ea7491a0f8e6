import type { Target } from "#contentImport/contract.ts";

/** What a column of a table of homes can hold. */
interface ColumnKind {
  id: string;
  label: string;
  /** Null for the name, and for what is left out. */
  target: Target | null;
  header: RegExp;
}

const column = (id: string, label: string, place: string | null, header: RegExp): ColumnKind => {
  const [section = "", field = ""] = place?.split(".") ?? [];
  return { id, label, target: place === null ? null : { section, field }, header };
};

const NETWORK = "wi-?fi|wlan|network|internet|netzwerk|réseau|ssid";

/** The more telling headers first: "Wi-Fi password" is no name of a network. */
export const columnKinds: readonly ColumnKind[] = [
  column(
    "password",
    "Wi-Fi password",
    "wifi.password",
    /pass ?(?:word|phrase|code)|passwort|kennwort|mot de passe|contraseña|\bpwd?\b|wi-?fi (?:key|code)|clé wi-?fi/i,
  ),
  column("network", "Wi-Fi network", "wifi.networkName", new RegExp(NETWORK, "i")),
  column("doorCode", "Door code", "checkin.doorCode", /code|\bpin\b|key ?(?:box|safe)|lock ?box|digicode/i),
  column(
    "checkIn",
    "Check-in time",
    "checkin.checkInTime",
    /check[- ]?in|arriv|anreise|ankunft|^in$|entrada/i,
  ),
  column(
    "checkOut",
    "Check-out time",
    "departure.checkOutTime",
    /check[- ]?out|depart|départ|abreise|^out$|salida/i,
  ),
  column("city", "City or town", "property.city", /city|town|suburb|\bort\b|stadt|ville|ciudad/i),
  column("state", "State or region", "property.state", /state|region|province|bundesland|canton/i),
  column("country", "Country", "property.country", /country|\bland\b|pays|país/i),
  column(
    "address",
    "Street address",
    "property.address",
    /address|street|adresse|straße|rue|calle|location|dirección/i,
  ),
  column("parking", "Parking", "checkin.parkingInfo", /park|garage|stellplatz|stationnement/i),
  column(
    "arrival",
    "How guests get in",
    "checkin.details",
    /access|entry|getting in|keys?\b|directions|schlüssel/i,
  ),
  column(
    "bins",
    "Kitchen and bins",
    "kitchen.text",
    /bins?\b|rubbish|waste|trash|garbage|recycl|kitchen|müll/i,
  ),
  column("rules", "House rules", "rules.rules", /rules?|hausordnung|règlement/i),
  column(
    "emergency",
    "Emergency and contacts",
    "emergency.text",
    /emergenc|contact|phone|host|manager|notfall/i,
  ),
  column("amenities", "Amenities", "amenities.text", /amenit|heating|pool|facilit|equipment/i),
  column(
    "welcome",
    "Welcome",
    "welcome.text",
    /welcome|description|about|notes?|remarks?|info|beschreibung/i,
  ),
  column(
    "name",
    "Name of the home",
    null,
    /name|property|home|house|listing|unit|title|unterkunft|logement|alojamiento/i,
  ),
  column("none", "Leave out", null, /^$/),
];

/** Returns what each column holds, by its header; each kind once. What nothing says is left out. */
export function guessColumns(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const found = columnKinds.find(
      ({ id, header: words }) => id !== "none" && !taken.has(id) && words.test(header),
    );
    if (found) taken.add(found.id);
    return found?.id ?? "none";
  });
}

export const columnKind = (id: string) => columnKinds.find((one) => one.id === id);
