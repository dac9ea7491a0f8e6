import { queryOptions } from "@tanstack/react-query";
import { sheetNotes } from "#guidebooks/sheetNotes.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { apiFetch } from "#core/client.ts";

/** Returns the query of what a guidebook's sheet lacks; it is fetched again after each change of the guidebook. */
export const sheetNotesQuery = (guidebookId: string, updatedAt: number) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(guidebookId), "sheet notes", updatedAt],
    queryFn: async () => {
      const response = await apiFetch(`/api/guidebooks/${guidebookId}/print/notes`);
      return sheetNotes.parse(await response.json());
    },
  });
