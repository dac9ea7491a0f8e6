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
  /** The source's id: `osm:node/123`. */
  id: string;
  category: string;
  /** Position on a Z-order curve (`places/geo.ts`). */
  cell: number;
  lat: number;
  lon: number;
  name: string;
  /** JSON of the tags used for guests. */
  tags: string;
  /** JSON of the course of a walk or a ride. */
  trail: string | null;
  /** The date of the map. */
  as_of: number;
  dataset: string;
  /** The last import that wrote the row. */
  run: number;
}

/** Streets and localities, for completion. */
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
  /** Its normalised words, each with a space before it. */
  search: string;
  /** Number of map objects averaged in its position. */
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

/** Obstacles to walkers and their crossings, in pieces of at most 1.5 km. */
export interface PlaceWallsTable {
  id: string;
  /** "water", "rail", "road"; "any" for a bridge. */
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
  /** The full path of the file; null for older imports. */
  path: string | null;
  /** Size and time of the file: an interrupted import resumes with the same file only. */
  fingerprint: string;
  run: number;
  /** Processed elements of the file. */
  elements: number;
  finished_at: number | null;
}

/** Responses of services on the network, cached for a week. */
export interface PlaceAnswersTable {
  key: string;
  body: string;
  expires_at: number;
}
