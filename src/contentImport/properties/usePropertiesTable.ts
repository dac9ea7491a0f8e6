import { useState } from "react";
import { z } from "zod";
import { useUser } from "#accounts/session.ts";
import { guessColumns } from "#contentImport/properties/columns.ts";
import type { TableRow } from "#contentImport/properties/propertiesOfTable.ts";
import { drafts } from "#editor/drafts.ts";

/** A table of homes with what its host has decided, and the guidebooks that were made of its lines. */
const propertiesTable = z.object({
  name: z.string(),
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  columns: z.array(z.string()),
  made: z.array(z.object({ line: z.number(), id: z.string() })),
  /** Epoch milliseconds: the same file may be opened again. */
  openedAt: z.number(),
});
export type PropertiesTable = z.output<typeof propertiesTable>;

const DRAFT = "homes:new";

/** Returns the table of properties, which outlives a reload and goes with drafts at sign-out. */
export function usePropertiesTable() {
  const userId = useUser()?.id ?? "";
  const [table, setTable] = useState<PropertiesTable | null>(() => storedTable(userId));
  /** `isDone` where every line has its guidebook: nothing of the table can be lost then. */
  function put(next: PropertiesTable, isDone = false): void {
    setTable(next);
    if (isDone) drafts.drop(userId, DRAFT);
    else drafts.store(userId, DRAFT, { guidebookId: "", content: { ...next }, version: 0, at: Date.now() });
  }
  return {
    table,
    put,
    open: (name: string, rows: TableRow[]) =>
      put({ name, rows, columns: guessColumns(rows[0]?.cells ?? []), made: [], openedAt: Date.now() }),
    close: () => {
      drafts.drop(userId, DRAFT);
      setTable(null);
    },
  };
}

function storedTable(userId: string): PropertiesTable | null {
  return propertiesTable.safeParse(drafts.find(userId, DRAFT)?.content).data ?? null;
}
