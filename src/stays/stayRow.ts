import { newRowMapping, type ColumnsOf } from "#core/rowMapping.ts";
import { codeKey } from "#stays/code.ts";
import { storedStay, type StoredStay } from "#stays/contract.ts";

export type StayColumns = ColumnsOf<StoredStay>;

/** Map the stay of a row, and the stored fields among those given. */
export const { toValues: toStoredStay, toColumns: toStayColumns } = newRowMapping<StoredStay>(
  storedStay.shape,
);

/** Returns the columns of a guest's code: as it is written, and as codes are compared. */
export const toCodeColumns = (code: string) => ({ code, code_key: codeKey(code) ?? code });
