import { usePage } from "#sections/page.ts";
import type { FormField, FormProblem } from "#stays/arrivalForms/guestForm.ts";

interface ProblemProps {
  name: FormField;
  problem: FormProblem | undefined;
}

/** Why a field, or the form, was not taken. */
export function Problem({ name, problem }: ProblemProps) {
  const { texts } = usePage();
  if (problem === undefined) return null;
  return (
    <p id={`ask-${name}`} className="ask-problem" role="alert">
      {texts.arrival.problems[problem]}
    </p>
  );
}

interface ArrivalFieldProps extends ProblemProps {
  name: "names" | "name" | "time" | "plate";
  label: string;
  hint?: string;
  typed: string | undefined;
  maxLength?: number;
  /** Whether it is the first that the guest corrects. */
  isFirstWrong: boolean;
}

/** One thing that the host asks, with its label, a hint, and what is wrong with what was sent. */
export function ArrivalField({
  name,
  label,
  hint,
  problem,
  typed,
  maxLength,
  isFirstWrong,
}: ArrivalFieldProps) {
  const field = {
    name,
    maxLength,
    required: name !== "plate",
    defaultValue: typed,
    autoFocus: isFirstWrong,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `ask-${name}` : undefined,
  };
  return (
    <div>
      <label>
        {label}
        {hint && <small>{hint}</small>}
        {name === "names" ? (
          <textarea {...field} rows={3} autoComplete="name" />
        ) : (
          <input
            {...field}
            type={name === "time" ? "time" : "text"}
            autoComplete={name === "name" ? "name" : "off"}
          />
        )}
      </label>
      <Problem name={name} problem={problem} />
    </div>
  );
}
