/** What can be done to the rows of a list; the same steps run over the rows and over their keys. */
export type RowStep = <Row>(rows: Row[]) => Row[];

export const removeAt =
  (index: number): RowStep =>
  (rows) =>
    rows.toSpliced(index, 1);

/** Moves a row one place up or down; at the ends nothing moves. */
export const moveBy =
  (index: number, step: -1 | 1): RowStep =>
  (rows) => {
    const row = rows[index];
    if (row === undefined || rows[index + step] === undefined) return rows;
    return rows.toSpliced(index, 1).toSpliced(index + step, 0, row);
  };

/** Puts a row where it was, or last where the list has become shorter. */
export function insertAt<Row>(rows: Row[], index: number, row: Row): Row[] {
  return rows.toSpliced(Math.min(index, rows.length), 0, row);
}
