import { codeKey } from "#stays/code.ts";
import { storedStay, type StoredStay } from "#stays/contract.ts";

/** `checkInTime` is the column `check_in_time`. */
type Column<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Column<Rest>}`
    : `_${Lowercase<First>}${Column<Rest>}`
  : "";

export type StayColumns = { [Field in keyof StoredStay as Column<Field>]: StoredStay[Field] };

const columns = Object.keys(storedStay.shape).map(
  (field) => [field, field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)] as const,
);

/** Returns the stay of a row. */
export const toStoredStay = (row: StayColumns): StoredStay =>
  Object.fromEntries(columns.map(([field, column]) => [field, Reflect.get(row, column)])) as StoredStay; // StayColumns has these columns

/** Returns the columns of the stored fields among those given. A field that is undefined has none. */
export const toStayColumns = (given: { [Field in keyof StoredStay]?: StoredStay[Field] | undefined }) =>
  Object.fromEntries(
    columns
      .map(([field, column]) => [column, Reflect.get(given, field)] as const)
      .filter(([, value]) => value !== undefined),
  ) as Partial<StayColumns>; // StayColumns has these columns

/** Returns the columns of a guest's code: as it is written, and as codes are compared. */
export const toCodeColumns = (code: string) => ({ code, code_key: codeKey(code) ?? code });
