import { useRef, useState, type SubmitEvent, type SyntheticEvent } from "react";
import { ApiError, isUnanswered } from "#core/client.ts";
import { isOffline, withOffline } from "#ui/failure.ts";
import { dismissToast, showToast, type ToastText } from "#ui/toast.ts";

type FieldErrors = Record<string, string>;

/** Replaces the refusal text when there was no connection. */
export const noConnection: ToastText = {
  title: "No connection",
  description:
    "We could not be reached. Check your connection, then try again. What you typed is still here.",
};

const offline: ToastText = {
  title: "You are offline",
  description: "What you typed is still here. Try again when the connection is back.",
};

const missingInformation: ToastText = {
  title: "Missing information",
  description: "Please fill in all required fields.",
};

/**
 * Returns the state of a form with uncontrolled inputs, so that autofill before hydration counts, and input survives an
 * error. `fields` names each control, with the message for a blank one, or null when it may be blank; `missing` is the toast
 * then, where it differs that of the first blank one. Errors show as a
 * toast (Errors 2), and at their fields or as the form's `failure` (Errors 7), until the form is sent again.
 */
export function useForm<Name extends string>(
  fields: Record<Name, string | null>,
  missing: ToastText | ((firstBlank: Name) => ToastText) = missingInformation,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ToastText | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef("");
  const names = Object.keys(fields) as Name[]; // its keys are the names

  /** Shows the errors, and focuses the first invalid field. */
  function refuse(text: ToastText, found: FieldErrors) {
    mark(found);
    setFailure(null);
    refusal.current = showToast({ ...text, variant: "destructive" });
  }

  /** Shows the errors at the fields only. */
  function mark(found: FieldErrors) {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function refuseAfter(error: unknown, text: ToastText) {
    const found = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
    refuse(withOffline(error, text), found);
    if (Object.keys(found).length > 0) return;
    setFailure(isOffline(error) ? offline : isUnanswered(error) ? noConnection : text);
  }

  /** Returns the form's submit handler: sends the values, unless a required field is blank. */
  function onSubmit(send: (values: Record<Name, string>) => unknown) {
    return (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // React bubbles events through a dialog to the form it was opened from.
      event.stopPropagation();
      form.current = event.currentTarget;
      const values = valuesOf(event.currentTarget, names);
      const blanks = names.flatMap((name) => {
        const sentence = values[name].trim() ? null : fields[name];
        return sentence === null ? [] : [[name, sentence] as const];
      });
      const [first] = blanks;
      if (first)
        return refuse(
          typeof missing === "function" ? missing(first[0]) : missing,
          Object.fromEntries(blanks),
        );
      clear();
      dismissToast(refusal.current);
      return void send(values);
    };
  }

  /** Clears the error of a field that is being edited. */
  function forget(name: string) {
    setErrors((before) =>
      before[name] ? Object.fromEntries(Object.entries(before).filter(([one]) => one !== name)) : before,
    );
  }

  function clear() {
    setErrors({});
    setFailure(null);
  }

  return {
    errors,
    failure,
    mark,
    refuse,
    refuseAfter,
    onSubmit,
    onInput: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) forget(target.name);
    },
    forget,
    clear,
    /** Empties the fields after a save. */
    reset: () => form.current?.reset(),
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: Name[]): Record<Name, string> {
  const data = new FormData(form);
  const textOf = (name: Name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>; // every name is in it
}
