import { useQuery, queryOptions } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Guidebook } from "#guidebooks/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { Notice } from "#ui/Notice.tsx";
import { sheetNoteTexts } from "#editor/print/sheetNoteTexts.ts";
import { sheetNotes } from "#guidebooks/sheetNotes.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import { apiFetch } from "#core/client.ts";

/** What the host should know before the sheet hangs on a door. */
export function SheetNotes({ guidebook, mayEdit }: { guidebook: Guidebook; mayEdit: boolean }) {
  const { data } = useQuery(sheetNotesQuery(guidebook.id, guidebook.updatedAt));
  const notes = data ? sheetNoteTexts(data, guidebook.print.off) : [];
  if (notes.length === 0) return null;
  return (
    <Notice title="Before you print">
      <ul className="mt-1 space-y-2">
        {notes.map(({ text, fix }) => (
          <li key={text}>
            {text}{" "}
            {fix && mayEdit && (
              <Link to={`/guidebooks/${guidebook.id}?open=${fix.open}`} className={linkLook}>
                {fix.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the query of what a guidebook's sheet lacks; it is fetched again after each change of the guidebook. */
const sheetNotesQuery = (guidebookId: string, updatedAt: number) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(guidebookId), "sheet notes", updatedAt],
    queryFn: async () => {
      const response = await apiFetch(`/api/guidebooks/${guidebookId}/print/notes`);
      return sheetNotes.parse(await response.json());
    },
  });
