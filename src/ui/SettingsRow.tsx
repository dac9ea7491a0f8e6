import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useHash } from "#ui/browserState.ts";
import { classes } from "#ui/classes.ts";
import { rowPadding } from "#ui/rowPadding.ts";

interface SettingsRowProps {
  /** The heading's. A URL that names it opens the row. */
  id: string;
  title: string;
  /** How it is set now, in a few words. */
  value?: ReactNode;
  /** True where only phones fold it: a form that the screen is there for. */
  isOpenOnDesk?: boolean;
  isDestructive?: boolean;
  children: ReactNode;
}

/** One row of settings: its heading unfolds it. */
export function SettingsRow({ id, title, value, isOpenOnDesk, isDestructive, children }: SettingsRowProps) {
  const isNamed = useHash() === `#${id}`;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isNamed;
  const whileFolded = isOpenOnDesk && "md:hidden";
  return (
    <section aria-labelledby={id} className={classes("relative", rowPadding)}>
      <div
        className={classes(
          "flex min-h-16 items-center justify-between gap-4 py-3",
          isOpenOnDesk && "md:min-h-0 md:pt-5 md:pb-2",
        )}
      >
        <div className="min-w-0">
          <h3 id={id} className={classes("font-sans text-base font-semibold", isDestructive && "text-clay")}>
            {title}
          </h3>
          {value && (
            <p className={classes("text-[0.9375rem] wrap-anywhere text-soft", whileFolded)}>{value}</p>
          )}
        </div>
        <ChevronDown
          size={20}
          aria-hidden
          className={classes("shrink-0 text-soft transition-transform", isOpen && "rotate-180", whileFolded)}
        />
      </div>
      <button
        type="button"
        aria-labelledby={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-part`}
        className={classes(
          "absolute inset-x-0 top-0 h-16 hover:bg-ink/4 focus-visible:-outline-offset-4",
          whileFolded,
        )}
        onClick={() => setChosen(!isOpen)}
      />
      <div
        id={`${id}-part`}
        className={classes("pb-6", !isOpen && (isOpenOnDesk ? "max-md:hidden" : "hidden"))}
      >
        {children}
      </div>
    </section>
  );
}
