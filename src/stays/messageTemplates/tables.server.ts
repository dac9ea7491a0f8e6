declare module "#core/tables.server.ts" {
  interface Tables {
    message_templates: MessageTemplatesTable;
  }
}

export interface MessageTemplatesTable {
  account_id: string;
  kind: "booked" | "soon";
  text: string;
}
