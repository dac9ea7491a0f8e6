/** A turnover: a property and a day (YYYY-MM-DD). */
export interface RowOf {
  guidebookId: string;
  day: string;
}

/** Returns the id of a turnover's row on the page. */
export const rowId = ({ guidebookId, day }: RowOf) => `${day}-${guidebookId}`;
