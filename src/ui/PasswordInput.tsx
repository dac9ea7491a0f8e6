import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { classes } from "#ui/classes.ts";
import { TextInput, type TextInputProps } from "#ui/TextInput.tsx";

type PasswordInputProps = Omit<TextInputProps, "type">;

/** A password with a toggle that shows it. Set `autoComplete`: "current-password" or "new-password". */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={classes("relative block", className)}>
      <TextInput
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
        {...rest}
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-soft hover:text-ink"
      >
        <Icon size={20} />
      </button>
    </span>
  );
}
