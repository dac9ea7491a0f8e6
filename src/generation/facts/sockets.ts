import { formatList } from "#core/format.ts";

/** The names of sockets in OpenStreetMap (wiki: Key:socket), and on the stations. */
const SOCKETS: Readonly<Record<string, string>> = {
  "socket:type2": "Type 2",
  "socket:type2_cable": "Type 2 with a cable",
  "socket:type2_combo": "CCS",
  "socket:chademo": "CHAdeMO",
  "socket:tesla_supercharger": "Tesla",
  "socket:type1": "Type 1",
};

/** Returns "Sockets: CCS and Type 2.", or null where none is known. */
export function socketsOf(tags: Readonly<Record<string, string>>): string | null {
  const found = Object.entries(SOCKETS).filter(([key]) => /^(yes|[1-9]\d?)$/.test(tags[key] ?? ""));
  return found.length > 0 ? `Sockets: ${formatList(found.map(([, name]) => name))}.` : null;
}
