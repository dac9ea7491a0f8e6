import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";

const tones = {
  neutral: "border-line bg-linen text-ink",
  lamp: "border-transparent bg-lamp text-on-lamp",
  leaf: "border-transparent bg-leaf/10 text-leaf",
  warm: "border-transparent bg-warm text-on-warm",
  clay: "border-transparent bg-clay/10 text-clay",
};

interface BadgeProps extends ComponentProps<"span"> {
  tone?: keyof typeof tones;
}

export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex max-w-full shrink-0 items-center rounded-full border px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold",
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
