/** The tables of analytics; see `core/tables.server.ts`. */
declare module "#core/tables.server.ts" {
  interface Tables {
    event_counts: EventCountsTable;
  }
}

/** How often something happened in one hour. There is no row for a person or a visit. */
export interface EventCountsTable {
  /** When the hour began. */
  hour: number;
  name: string;
  /** The pattern of the screen's path, or "" for what happened on none. */
  route: string;
  /** JSON of the properties that the event's schema names. */
  properties: string;
  count: number;
}
