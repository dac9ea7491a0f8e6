/** The tables of places; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    places: PlacesTable;
    place_names: PlaceNamesTable;
    place_words: PlaceWordsTable;
    house_numbers: HouseNumbersTable;
    place_imports: PlaceImportsTable;
    place_walls: PlaceWallsTable;
    place_answers: PlaceAnswersTable;
  }
}

export interface PlacesTable {
  /** As the source counts it: `osm:node/123`. */
  id: string;
  category: string;
  /** Position on a Z-order curve (`places/geo.ts`). */
  cell: number;
  lat: number;
  lon: number;
  name: string;
  /** JSON of the tags that are of use to a guest. */
  tags: string;
  /** JSON of the course of a walk or a ride. */
  trail: string | null;
  /** When the map was like this. */
  as_of: number;
  dataset: string;
  /** The import that wrote the row last. */
  run: number;
}

/** Streets and localities: what an address is completed from. */
export interface PlaceNamesTable {
  id: string;
  kind: "street" | "locality";
  name: string;
  locality: string;
  state: string;
  postcode: string;
  country: string;
  lat: number;
  lon: number;
  /** All its words in normal form, each with a space before it. */
  search: string;
  /** How many objects of the map its position is the mean of. */
  seen: number;
  dataset: string;
  run: number;
}

export interface PlaceWordsTable {
  word: string;
  name_id: string;
}

export interface HouseNumbersTable {
  name_id: string;
  number: string;
  lat: number;
  lon: number;
  dataset: string;
  run: number;
}

/** What nobody walks across, and where one can, in pieces of at most 1.5 km. */
export interface PlaceWallsTable {
  id: string;
  /** "water", "rail", "road"; "any" of a bridge. */
  kind: string;
  is_crossing: 0 | 1;
  cell: number;
  /** "lat,lon lat,lon …" */
  path: string;
  dataset: string;
  run: number;
}

export interface PlaceImportsTable {
  dataset: string;
  /** The file, in full; null of an import before this was stored. */
  path: string | null;
  /** Size and time of the file, so that an import that broke off goes on with the same file only. */
  fingerprint: string;
  run: number;
  /** How many elements of the file are done. */
  elements: number;
  finished_at: number | null;
}

/** What services on the network answered, kept for a week. */
export interface PlaceAnswersTable {
  key: string;
  body: string;
  expires_at: number;
}
