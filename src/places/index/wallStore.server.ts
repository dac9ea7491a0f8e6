import { sql, type Insertable, type RawBuilder } from "kysely";
import { cellsAround, type Point } from "#places/geo.ts";
import type { PlaceWallsTable } from "#places/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** Rows per statement: both databases limit how many values one may carry. */
const ROWS = 1000;

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

export type WallRow = Pick<PlaceWallsTable, "kind" | "is_crossing" | "path">;

/** Returns the walls and crossings whose first point is in the cells that cover a circle. */
export const wallsInCells = (db: Database, centre: Point, radius: number) =>
  wallsWhere(db, { centre, radius }, sql`true`);

/** Returns the coast in the cells that cover a circle; if there is any, the bridges and tunnels too. */
export async function coastInCells(db: Database, centre: Point, radius: number): Promise<WallRow[]> {
  const coast = await wallsWhere(db, { centre, radius }, sql`kind = 'coast'`);
  if (coast.length === 0) return coast;
  return [...coast, ...(await wallsWhere(db, { centre, radius }, sql`is_crossing = 1 and kind <> 'coast'`))];
}

async function wallsWhere(
  db: Database,
  { centre, radius }: { centre: Point; radius: number },
  condition: RawBuilder<unknown>,
): Promise<WallRow[]> {
  const ranges = cellsAround(centre, radius).map(
    ([from, to]) =>
      sql`select kind, is_crossing, path from place_walls where cell between ${from} and ${to} and ${condition}`,
  );
  return (await sql<WallRow>`${sql.join(ranges, sql` union all `)}`.execute(db)).rows;
}

/** Deletes the walls of earlier imports of a data set that the run did not contain. */
export async function dropUnseenWalls(db: Database, dataset: string, run: number): Promise<void> {
  await db.deleteFrom("place_walls").where("dataset", "=", dataset).where("run", "<>", run).execute();
}
