import { useState } from "react";

/** Returns the last non-null value, for a dialog that closes after its subject is gone. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
