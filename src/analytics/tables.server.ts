declare module "#core/tables.server.ts" {
  interface Tables {
    event_counts: EventCountsTable;
  }
}

/** The count of an event in one hour. There is no row for a person or a visit. */
export interface EventCountsTable {
  hour: number;
  name: string;
  /** The pattern of the screen's path, or "" for a server event. */
  route: string;
  /** JSON of the properties in the event's schema. */
  properties: string;
  count: number;
}
