declare module "#core/tables.server.ts" {
  interface Tables {
    events: EventsTable;
  }
}

/** What happened in an account, written in the transaction of the change. */
export interface EventsTable {
  id: string;
  account_id: string;
  /** The name of its kind, such as `stay.created`. */
  kind: string;
  actor: "member" | "token" | "guest" | "job" | "operator";
  /** The member who did it, or whose token did; null once their user is deleted. */
  user_id: string | null;
  /** The token that did it; null once it is deleted. */
  token_id: string | null;
  guidebook_id: string | null;
  /** The id of the stay, section, member, calendar … that it is about; null where the guidebook is. */
  subject_id: string | null;
  /** The stay of a guest who did it: the row is deleted with the stay. */
  guest_stay_id: string | null;
  /** JSON by the kind's schema. */
  data: string;
  /** Epoch milliseconds. */
  at: number;
}
