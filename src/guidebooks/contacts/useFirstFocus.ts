import { useCallback } from "react";
import { focusFirstField } from "#ui/firstField.ts";

/** Returns the ref of a form whose first field takes the focus once it is there: the host pressed a button to write here. */
export const useFirstFocus = () =>
  useCallback((shown: HTMLElement | null) => (shown ? focusFirstField(shown) : undefined), []);
