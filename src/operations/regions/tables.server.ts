import type { RegionState } from "#operations/regions/contract.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    map_regions: MapRegionsTable;
  }
}

/** Regions of map data that an operator asked for. */
export interface MapRegionsTable {
  /** As the list at `REGIONS_URL` names it. */
  id: string;
  name: string;
  /** Size of the extract. */
  bytes: number;
  /** Checksum of the extract that was imported last. */
  sha256: string | null;
  /** Where the extract is stored. */
  path: string;
  state: RegionState;
  /** Bytes of the extract that are fetched. */
  done: number;
  /** Why the last try failed, as a sentence for the operator. */
  failure: string | null;
  requested_at: number;
  /** When the last import ended; null before the first. */
  imported_at: number | null;
}
