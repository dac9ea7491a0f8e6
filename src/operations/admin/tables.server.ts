declare module "#core/tables.server.ts" {
  interface Tables {
    operator_actions: OperatorActionsTable;
  }
}

/** Commands of `npm run admin`. Rows stay: they name a user by id only (commands are recorded, Operator 1). */
export interface OperatorActionsTable {
  id: string;
  at: number;
  /** The user of the machine who ran the command, or the id of the operator in a browser. */
  operator: string;
  action: OperatorAction;
  /** The id of the account, person or guidebook. */
  subject: string;
  reason: string;
}

export type OperatorAction =
  | "grant"
  | "end"
  | "take-down"
  | "put-back"
  | "resend"
  | "sign-out"
  | "reset-link"
  | "export"
  | "delete"
  | "operator-add"
  | "operator-remove"
  | "settings"
  | "invite"
  | "private-hosts-allow"
  | "private-hosts-refuse";
