/** The table of ready messages; see `platform/tables.server.ts`. */
declare module "#platform/tables.server.ts" {
  interface Tables {
    message_templates: MessageTemplatesTable;
  }
}

export interface MessageTemplatesTable {
  account_id: string;
  kind: "booked" | "soon";
  text: string;
}
