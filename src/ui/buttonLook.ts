import { classes } from "#ui/classes.ts";

type ButtonVariant = "primary" | "secondary" | "quiet" | "destructive" | "quiet destructive";
type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

const base =
  "relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full border text-center font-semibold select-none " +
  "transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75 " +
  "data-pressed:cursor-progress data-pressed:opacity-75";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-pine text-on-pine hover:bg-pine-strong disabled:border-line disabled:bg-linen disabled:text-soft disabled:opacity-100",
  secondary: "border-line bg-raised text-ink shadow-soft hover:border-control hover:bg-linen",
  quiet: "border-transparent text-ink hover:bg-ink/7",
  destructive: "border-transparent bg-clay text-on-clay hover:bg-clay-strong",
  "quiet destructive": "border-transparent text-clay hover:bg-clay/10",
};

/** A small button is 36 px high with a touch target of 44; on a phone it is drawn as high as its target. */
const sizes: Record<ButtonSize, string> = {
  small:
    "min-h-9 max-md:min-h-11 px-4 py-1 text-sm leading-5 after:absolute after:inset-x-0 after:-inset-y-1.5",
  medium: "min-h-11 px-5 py-2 text-base leading-6",
  large: "min-h-13 px-7 py-3 text-base leading-6 sm:text-[1.0625rem]",
};

/** Returns the classes of a button, for any element. */
export function buttonLook({ variant = "primary", size = "medium", className }: ButtonLook): string {
  return classes(base, variants[variant], sizes[size], className);
}

/** A link or a quiet button within text. */
export const linkLook = "font-semibold text-pine underline underline-offset-4 hover:text-pine-strong";

/** Buttons on a dark surface: the primary one is lit, the second outlined. They override any variant. */
export const lampButton = "bg-lamp! text-on-lamp! hover:bg-lamp/85!";
export const lineButton =
  "border-on-night/45! text-on-night! bg-transparent! shadow-none! hover:bg-on-night/12!";
