import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { Tooltip } from "#ui/Tooltip.tsx";

const variants = {
  quiet: "text-soft hover:bg-ink/7 hover:text-ink",
  secondary: "border border-line bg-raised text-ink shadow-soft hover:border-control hover:bg-linen",
  destructive: "text-soft hover:bg-clay/10 hover:text-clay",
};

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** The button's name, also shown as its tooltip. */
  label: string;
  variant?: keyof typeof variants;
  iconSize?: number;
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, variant = "quiet", iconSize = 20, className, type = "button", ...rest } = props;
  return (
    <Tooltip label={label}>
      <button
        type={type}
        aria-label={label}
        className={classes(
          "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors",
          "disabled:cursor-not-allowed disabled:opacity-55",
          variants[variant],
          className,
        )}
        {...rest}
      >
        <Icon size={iconSize} />
      </button>
    </Tooltip>
  );
}
