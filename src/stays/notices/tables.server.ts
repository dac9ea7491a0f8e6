declare module "#core/tables.server.ts" {
  interface Tables {
    notices: NoticesTable;
    notice_guidebooks: NoticeGuidebooksTable;
  }
}

export interface NoticesTable {
  id: string;
  account_id: string;
  words: string;
  starts_at: number;
  ends_at: number;
  created_at: number;
}

export interface NoticeGuidebooksTable {
  notice_id: string;
  guidebook_id: string;
}
