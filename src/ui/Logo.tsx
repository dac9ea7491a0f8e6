import { classes } from "#ui/classes.ts";
import { useProduct } from "#ui/product.tsx";

interface LogoProps {
  /** The height of the mark in px. */
  size?: number;
  /** The background: on paper the house is pine, on night it is light. */
  on?: "paper" | "night";
  /** The mark alone, still named. */
  markOnly?: boolean;
  /** Below 390 px only the mark is visible; screen readers still read the name. */
  compact?: boolean;
  className?: string;
}

/** The logo: a house with a lamp at its door, and the product's name. */
export function Logo({ size = 30, on = "paper", markOnly = false, compact, className }: LogoProps) {
  const { name } = useProduct();
  const night = on === "night";
  return (
    <span
      className={classes(
        "inline-flex min-w-0 items-center gap-2.5",
        night ? "text-on-night" : "text-ink",
        className,
      )}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        className="shrink-0"
        {...(markOnly ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
      >
        <path
          d="M5 28V13.2L16 4l11 9.2V28"
          className={night ? "stroke-on-night" : "stroke-pine"}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M16 4.5v10" className={night ? "stroke-on-night" : "stroke-pine"} strokeWidth="2" />
        <circle cx="16" cy="18" r="4.4" className="fill-lamp" />
      </svg>
      {!markOnly && (
        <span
          className={classes(
            "font-display truncate text-[1.375rem] leading-tight font-semibold",
            compact && "max-[24.3rem]:sr-only",
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}
