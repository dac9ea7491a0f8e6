/** A change of a list's order or rows, applied to rows and keys alike. */
export type RowStep = <Row>(rows: Row[]) => Row[];

export const removeAt =
  (index: number): RowStep =>
  (rows) =>
    rows.toSpliced(index, 1);

/** Moves a row to another index; does nothing when either is out of range. */
export const moveTo =
  (from: number, to: number): RowStep =>
  (rows) => {
    const row = rows[from];
    if (row === undefined || rows[to] === undefined) return rows;
    return rows.toSpliced(from, 1).toSpliced(to, 0, row);
  };

/** Moves a row up or down; does nothing at the ends. */
export const moveBy = (index: number, step: -1 | 1): RowStep => moveTo(index, index + step);

/** Restores a row at its index, or last when the list has become shorter. */
export function insertAt<Row>(rows: Row[], index: number, row: Row): Row[] {
  return rows.toSpliced(Math.min(index, rows.length), 0, row);
}
