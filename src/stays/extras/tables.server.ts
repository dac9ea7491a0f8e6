import type { ExtraKind, ExtraPay, ExtraRule, RequestState } from "#stays/extras/contract.ts";

declare module "#core/tables.server.ts" {
  interface Tables {
    extras: ExtrasTable;
    extra_requests: ExtraRequestsTable;
    extra_answer_links: ExtraAnswerLinksTable;
  }
}

/** What a property offers its guests, in its host's order. */
export interface ExtrasTable {
  id: string;
  guidebook_id: string;
  position: number;
  kind: ExtraKind;
  name: string;
  price: string;
  pay: ExtraPay;
  pay_url: string | null;
  rule: ExtraRule;
  until_hours: number;
  time: string | null;
  is_on: number;
}

/** What a guest asked for, in the words of the offer at that time. */
export interface ExtraRequestsTable extends Pick<
  ExtrasTable,
  "id" | "guidebook_id" | "kind" | "name" | "price" | "pay" | "pay_url" | "rule"
> {
  stay_id: string;
  /** Null once the offer is removed. */
  extra_id: string | null;
  /** Of those with the same key a stay has one open. */
  open_key: string;
  /** The time that the guest wishes, HH:MM. */
  time: string | null;
  note: string | null;
  state: RequestState;
  /** The time of a yes. */
  given_time: string | null;
  answered_at: number | null;
  answered_by: string | null;
  /** The stay's own time before a yes; null where it had none. */
  time_before: string | null;
  /** When its host was told that the calendar contradicts a yes. */
  contradicted_at: number | null;
  created_at: number;
}

/** A link of an email: answers one request, for one member. */
export interface ExtraAnswerLinksTable {
  token_hash: string;
  request_id: string;
  user_id: string;
  created_at: number;
  /** When it ended with an answer; null while it can answer. */
  ended_at: number | null;
}
