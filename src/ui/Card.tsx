import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";

interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "section" | "article" | "li";
  /** False when the content reaches the edges: a scene, a row of actions. */
  padded?: boolean;
}

export function Card({ as = "div", padded = true, className, ...rest }: CardProps) {
  // The four elements take the same attributes; React types each of their refs apart.
  const Element = as as "div";
  return (
    <Element
      className={classes(
        "rounded-card border border-line bg-card shadow-soft",
        padded && "px-[min(1.25rem,6vw)] py-5 sm:p-6",
        className,
      )}
      {...rest}
    />
  );
}
