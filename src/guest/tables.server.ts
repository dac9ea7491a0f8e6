/** The tables of guest; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    drawn_pages: DrawnPagesTable;
  }
}

/** Guest pages as they were drawn. On SQLite the table is in a file of its own, outside this database. */
export interface DrawnPagesTable {
  /** Made from kind, link, language, view, origin and build. */
  store_key: string;
  kind: string;
  /** Slug or share token. */
  link: string;
  language: string;
  view: string;
  origin: string;
  build: string;
  guidebook_id: string;
  /** Version, time of the last change and end of reading of the guidebook that the page shows. */
  version: number;
  updated_at: number;
  live_until: number | null;
  /** When a guest last read it, an hour coarse. */
  read_at: number;
  /** The size of `brotli`. */
  bytes: number;
  /** CRC-32 of the page and its revision. */
  checksum: number;
  etag: string;
  /** JSON of the answer's headers. */
  headers: string;
  brotli: Buffer;
}
