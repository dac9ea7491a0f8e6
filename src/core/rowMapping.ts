/** `checkInTime` is the column `check_in_time`. */
type Column<Field> = Field extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Column<Rest>}`
    : `_${Lowercase<First>}${Column<Rest>}`
  : "";

export type ColumnsOf<Values> = { [Field in keyof Values as Column<Field>]: Values[Field] };

/** Returns the mapping between values and their columns, for the keys of `fields`. */
export function newRowMapping<Values>(fields: Record<keyof Values, unknown>) {
  const columns = Object.keys(fields).map(
    (field) => [field, field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)] as const,
  );
  return {
    toValues: (row: ColumnsOf<Values>): Values =>
      Object.fromEntries(columns.map(([field, column]) => [field, Reflect.get(row, column)])) as Values, // ColumnsOf has these columns
    /** Returns the columns of the fields among those given. A field that is undefined has none. */
    toColumns: <Given extends Partial<Values>>(given: Given) =>
      Object.fromEntries(
        columns
          .map(([field, column]) => [column, Reflect.get(given, field)] as const)
          .filter(([, value]) => value !== undefined),
      ) as ColumnsOf<Pick<Given, keyof Given & keyof Values>>, // these columns are mapped
  };
}
