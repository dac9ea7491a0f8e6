import { useCallback } from "react";
import { focusFirstField } from "#ui/firstField.ts";

/** Returns the ref of a form whose first field gets the focus when it appears. */
export const useFirstFocus = () =>
  useCallback((shown: HTMLElement | null) => (shown ? focusFirstField(shown) : undefined), []);
