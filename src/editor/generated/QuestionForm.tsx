import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { exactText } from "#ui/fieldControl.ts";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { WhoSees } from "#sections/editing/WhoSees.tsx";
import type { FirstQuestionName } from "#editor/generated/firstQuestions.ts";

interface AnswerField {
  name: string;
  label: string;
  aside?: string;
  hint?: ReactNode;
  max: number;
  type?: "time" | "lines";
  /** True for what must not be corrected: names of networks, codes. */
  isExact?: boolean;
  placeholder?: string;
}

const fieldsOf: Record<FirstQuestionName, readonly AnswerField[]> = {
  wifi: [
    { name: "networkName", label: "Network name", max: 100, isExact: true },
    {
      name: "password",
      label: "Password",
      max: 100,
      isExact: true,
      hint: <WhoSees opens="network" />,
    },
  ],
  door: [
    { name: "checkInType", label: "How guests get in", max: 120, placeholder: "Key safe left of the door" },
    {
      name: "doorCode",
      label: "Door code",
      aside: "optional",
      max: 80,
      isExact: true,
      hint: <WhoSees opens="door" />,
    },
  ],
  bins: [
    {
      name: "text",
      label: "Bins",
      max: 2000,
      type: "lines",
      placeholder: "Red lid: rubbish, every Monday. Both stand left of the gate.",
    },
  ],
  checkout: [{ name: "checkOutTime", label: "Check-out by", max: 5, type: "time" }],
  contact: [{ name: "contact", label: "Name and number", max: 200, placeholder: "Mere, 0491 570 006" }],
};

/** The error of a blank first field. */
const missing: Record<FirstQuestionName, string> = {
  wifi: "Enter the name of the network.",
  door: "Say how guests get in.",
  bins: "Say which bin goes out on which day.",
  checkout: "Enter a time.",
  contact: "Enter a name and a number.",
};

interface QuestionFormProps {
  question: FirstQuestionName;
  /** What the section has already, by field. */
  values: Record<string, string>;
  /** The server's refusal, by field. */
  refused?: Record<string, string> | undefined;
  busy?: boolean;
  /** The label of the button that says there is none. */
  noneLabel?: string | undefined;
  onAnswer: (values: Record<string, string>) => void;
  onNone: () => void;
}

/** The fields of one question. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, values, refused = {}, busy = false, noneLabel, onAnswer, onNone } = props;
  const fields = fieldsOf[question];
  const form = useForm(
    Object.fromEntries(fields.map(({ name }, at) => [name, at === 0 ? missing[question] : null])),
  );
  return (
    <form method="post" noValidate onSubmit={form.onSubmit(onAnswer)} onInput={form.onInput}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, aside, hint, max, type, isExact, placeholder }) => (
          <Field
            key={name}
            label={label}
            aside={aside}
            hint={hint}
            error={form.errors[name] ?? refused[name]}
            className={fields.length === 1 && type !== "time" ? "sm:col-span-2" : ""}
          >
            {type === "lines" ? (
              <Textarea name={name} rows={3} maxLength={max} placeholder={placeholder} />
            ) : (
              <TextInput
                name={name}
                type={type ?? "text"}
                autoComplete="off"
                {...(isExact && exactText)}
                maxLength={max}
                placeholder={placeholder}
                defaultValue={values[name] ?? ""}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" busy={busy}>
          Save and next
        </Button>
        {noneLabel && (
          <Button variant="quiet" disabled={busy} onClick={onNone}>
            {noneLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
