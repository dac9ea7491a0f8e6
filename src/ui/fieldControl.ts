import { createContext, use } from "react";

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
}

/** Connects a control to its Field; props of the control take precedence. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": props["aria-describedby"] ?? field.describedBy,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
  };
}

/** The style of text controls: 16 px, or iOS zooms in; an invalid one scrolls clear of the toast. */
export const controlLook =
  "w-full min-h-11 rounded-field border border-control bg-card px-3.5 py-2 text-base text-ink transition-colors max-md:scroll-mt-36 " +
  "hover:border-ink/70 focus-visible:border-focus focus-visible:outline-offset-0 " +
  "disabled:cursor-not-allowed disabled:bg-linen disabled:text-soft aria-invalid:border-clay aria-invalid:focus-visible:outline-clay";

/** For codes, network names and the like: no correction, autofill or spell check. */
export const exactText = {
  autoCapitalize: "none",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
