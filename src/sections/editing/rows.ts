/** What can be done to the rows of a list; the same steps run over the rows and over their keys. */
export type RowStep = <Row>(rows: Row[]) => Row[];

export const removeAt =
  (index: number): RowStep =>
  (rows) =>
    rows.toSpliced(index, 1);

/** Moves a row to another's place; where one of the two is not there nothing moves. */
export const moveTo =
  (from: number, to: number): RowStep =>
  (rows) => {
    const row = rows[from];
    if (row === undefined || rows[to] === undefined) return rows;
    return rows.toSpliced(from, 1).toSpliced(to, 0, row);
  };

/** Moves a row one place up or down; at the ends nothing moves. */
export const moveBy = (index: number, step: -1 | 1): RowStep => moveTo(index, index + step);

/** Puts a row where it was, or last where the list has become shorter. */
export function insertAt<Row>(rows: Row[], index: number, row: Row): Row[] {
  return rows.toSpliced(Math.min(index, rows.length), 0, row);
}
