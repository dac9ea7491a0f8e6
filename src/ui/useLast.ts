import { useState } from "react";

/** Returns the last value that there was, for a dialog that leaves once what it asked about is gone. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
