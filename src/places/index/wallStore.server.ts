import { sql, type Insertable } from "kysely";
import { cellsAround, type Point } from "#places/geo.ts";
import type { PlaceWallsTable } from "#places/tables.server.ts";
import type { Database } from "#platform/database.server.ts";

/** Rows per statement: both databases limit how many values one may carry. */
const ROWS = 1000;

/** Writes walls and crossings; one that is there already is brought up to date. */
export async function saveWalls(db: Database, walls: Insertable<PlaceWallsTable>[]): Promise<void> {
  for (let at = 0; at < walls.length; at += ROWS) {
    await db
      .insertInto("place_walls")
      .values(walls.slice(at, at + ROWS))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          kind: eb.ref("excluded.kind"),
          is_crossing: eb.ref("excluded.is_crossing"),
          cell: eb.ref("excluded.cell"),
          path: eb.ref("excluded.path"),
          dataset: eb.ref("excluded.dataset"),
          run: eb.ref("excluded.run"),
        })),
      )
      .execute();
  }
}

/** Returns the walls and crossings whose first point is in the cells that cover a circle. */
export async function wallsInCells(db: Database, centre: Point, radius: number) {
  const ranges = cellsAround(centre, radius).map(
    ([from, to]) => sql`select kind, is_crossing, path from place_walls where cell between ${from} and ${to}`,
  );
  const found = await sql<
    Pick<PlaceWallsTable, "kind" | "is_crossing" | "path">
  >`${sql.join(ranges, sql` union all `)}`.execute(db);
  return found.rows;
}

/** Deletes what an earlier import of a data set had and this one has not. */
export async function dropUnseenWalls(db: Database, dataset: string, run: number): Promise<void> {
  await db.deleteFrom("place_walls").where("dataset", "=", dataset).where("run", "<>", run).execute();
}
