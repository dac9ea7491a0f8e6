import { enlargeCache, openDatabase } from "#core/database.server.ts";
import { importPlaces } from "#places/index/import.server.ts";

interface FileToImport {
  path: string;
  dataDir: string;
  databaseUrl: string | undefined;
  now: number;
}

/** What a child process does for regions: decoding a map takes its core for minutes, which guests would wait for. */
export const regionJobs = { importFile };
export type RegionJobs = typeof regionJobs;

/** Imports a file into the place index over a connection of this process. Throws a sentence for the operator. */
async function importFile({ path, now, ...where }: FileToImport): Promise<{ places: number }> {
  const db = openDatabase(where, { isPatient: true });
  try {
    await enlargeCache(db, where);
    const { places } = await importPlaces(db, path, { now });
    return { places };
  } finally {
    await db.destroy();
  }
}
