import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { guidebookKeys } from "#guidebooks/client.ts";
import {
  isTableOfProperties,
  readTable,
  type TableRow,
} from "#contentImport/properties/propertiesOfTable.ts";
import { usePropertiesTable } from "#contentImport/properties/usePropertiesTable.ts";
import { decodeText } from "#core/decodeText.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { failureText } from "#ui/failure.ts";
import { importFile } from "#operations/export/client.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** A table of fifty homes takes a fraction of it; bytes. */
const MAX_TABLE_BYTES = MEGABYTE;
/** Files other than manuals that are chosen where guidebooks are made. */
export const OTHER_FILES = ".csv,.tsv,.zip";
const NOT_IMPORTED = { title: "Not imported", description: "The file could not be sent. Please try again." };

interface PropertiesFile {
  name: string;
  rows: TableRow[];
}

/**
 * Takes what is no manual where guidebooks are made: a table of homes is shown, an export of ours becomes the guidebook
 * that it was. `takeOthers` returns the files that are left.
 */
export function useOtherFiles() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const propertiesTable = usePropertiesTable();
  const take = useCall({
    mutationFn: importFile,
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: guidebookKeys.all });
      showToast({ title: "Imported", description: `${name} is now one of your guidebooks.` });
    },
    onSuccessHere: ({ id }) => navigate(`/guidebooks/${id}`),
    failure: (error) => failureText(error, NOT_IMPORTED, () => true),
  });

  async function takeOthers(files: readonly File[]): Promise<File[]> {
    const left: File[] = [];
    for (const file of files) {
      if (/\.zip$/i.test(file.name)) take.mutate(file);
      else {
        const properties = await propertiesIn(file);
        if (properties) propertiesTable.open(properties.name, properties.rows);
        else left.push(file);
      }
    }
    return left;
  }
  return { propertiesTable, isImporting: take.isPending, takeOthers };
}

/** Another table is read as a manual. */
async function propertiesIn(file: File): Promise<PropertiesFile | null> {
  if (!/\.[ct]sv$/i.test(file.name) || file.size > MAX_TABLE_BYTES) return null;
  const rows = readTable(decodeText(new Uint8Array(await file.arrayBuffer())));
  return isTableOfProperties(rows) ? { name: file.name, rows } : null;
}
