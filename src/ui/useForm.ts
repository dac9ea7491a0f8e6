import { useRef, useState, type SubmitEvent, type SyntheticEvent } from "react";
import { ApiError, isUnanswered } from "#core/client.ts";
import { isOffline, withOffline } from "#ui/failure.ts";
import { dismissToast, showToast, type ToastText } from "#ui/toast.ts";

type FieldErrors = Record<string, string>;

/** Instead of the words for a refusal, where nobody refused. */
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
 * Returns the state of a form whose controls keep their own values, so that what a password manager filled in before
 * React came counts, and nothing is lost after an error. `fields` names each control, with the sentence for a blank one,
 * or null where it may be blank. Errors show as a toast (Errors 2), and at their fields or as the form's `failure`
 * (Errors 7), until the form is sent again.
 */
export function useForm<Name extends string>(
  fields: Record<Name, string | null>,
  missing = missingInformation,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ToastText | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef("");
  const names = Object.keys(fields) as Name[]; // its keys are the names

  /** Shows what is wrong, and goes to the first field that is. */
  function refuse(text: ToastText, found: FieldErrors) {
    mark(found);
    setFailure(null);
    refusal.current = showToast({ ...text, variant: "destructive" });
  }

  /** Shows it at the fields alone. */
  function mark(found: FieldErrors) {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Shows what the server says of single fields, beside the text for the whole. */
  function refuseAfter(error: unknown, text: ToastText) {
    const found = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
    refuse(withOffline(error, text), found);
    if (Object.keys(found).length > 0) return;
    setFailure(isOffline(error) ? offline : isUnanswered(error) ? noConnection : text);
  }

  /** Returns the handler of a form's submit: sends the values, unless a field that is needed is blank. */
  function onSubmit(send: (values: Record<Name, string>) => unknown) {
    return (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      // React hands events on through a dialog to whatever form it was opened from.
      event.stopPropagation();
      form.current = event.currentTarget;
      const values = valuesOf(event.currentTarget, names);
      const blanks = names.flatMap((name) => {
        const sentence = values[name].trim() ? null : fields[name];
        return sentence === null ? [] : [[name, sentence] as const];
      });
      if (blanks.length > 0) return refuse(missing, Object.fromEntries(blanks));
      clear();
      dismissToast(refusal.current);
      return void send(values);
    };
  }

  /** Takes the error from a field that is being mended. */
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
    /** Empties the fields, once what was in them is saved. */
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
