import { useRef, useState, type SyntheticEvent } from "react";
import { ApiError, isUnanswered } from "#platform/client.ts";
import { dismissToast, toast } from "#platform/ui/toast.ts";

type FieldErrors = Record<string, string>;

export interface ToastText {
  title: string;
  description: string;
}

/** Instead of the words for a refusal, where nobody refused. */
export const noConnection: ToastText = {
  title: "No connection",
  description:
    "We could not be reached. Check your connection, then try again. What you typed is still here.",
};

/**
 * The fields of a form that keeps its own values, so that what a password manager filled in before the page came
 * alive counts, and nothing is lost after an error. `blank` names each field and says what is missing. Errors show as
 * a toast (Errors 2), and at their fields or as the form's `failure`, until the form is sent again.
 */
export function useFields<Name extends string>(blank: Record<Name, string>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ToastText | null>(null);
  const refusal = useRef("");
  const names = Object.keys(blank) as Name[]; // its keys are the names

  /** Shows what is wrong, and goes to the first field that is. */
  const refuse = (form: HTMLFormElement, text: ToastText, found: FieldErrors) => {
    setErrors(found);
    setFailure(null);
    refusal.current = toast({ ...text, variant: "destructive" });
    const first = names.find((name) => found[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  /** The values; or null, and says so, where one is missing. */
  const read = (form: HTMLFormElement, missing: ToastText): Record<Name, string> | null => {
    const data = new FormData(form);
    const textOf = (name: Name) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const pairs = names.map((name) => [name, textOf(name)]);
    const values = Object.fromEntries(pairs) as Record<Name, string>; // every name is in it
    const blanks = names.filter((name) => !values[name].trim());
    if (blanks.length === 0) {
      clear();
      dismissToast(refusal.current);
      return values;
    }
    refuse(form, missing, Object.fromEntries(blanks.map((name) => [name, blank[name]])));
    return null;
  };

  /** Says what the server said of single fields, beside the words for the whole. */
  const refuseAfter = (error: unknown, form: HTMLFormElement, text: ToastText) => {
    const found = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
    refuse(form, text, found);
    if (Object.keys(found).length === 0) setFailure(isUnanswered(error) ? noConnection : text);
  };

  /** For the form's `onInput`: a field that is being mended is no longer wrong. */
  const forget = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement) || !errors[target.name]) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)));
  };

  function clear() {
    setErrors({});
    setFailure(null);
  }

  return { errors, failure, read, refuse, refuseAfter, forget, clear };
}
