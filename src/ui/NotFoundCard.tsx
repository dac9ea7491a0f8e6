import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { LostScene } from "#ui/scenes/LostScene.tsx";

interface NotFoundCardProps {
  /** Above the title. */
  lead?: string;
  title: string;
  as?: "h1" | "h2";
  /** What happened. */
  text: string;
  /** What to do. */
  advice?: string;
  /** One filled button, and quieter ones after it. */
  action: ReactNode;
  className?: string;
}

/** What is not there, or no longer: a signpost at dusk, what happened, what to do. Guests have the same (notFound.css). */
export function NotFoundCard(props: NotFoundCardProps) {
  const { lead, title, as: Heading = "h1", text, advice, action, className } = props;
  return (
    <div
      className={classes(
        "mx-auto w-full max-w-xl overflow-hidden rounded-[1.75rem] border border-line bg-card shadow-soft",
        className,
      )}
    >
      <LostScene className="block h-52 w-full sm:h-68" />
      <div className="px-5 pt-6 pb-7 sm:px-9 sm:pt-8 sm:pb-9">
        {lead && <p className="mb-2 font-semibold text-pine">{lead}</p>}
        <Heading className="text-[min(1.875rem,10.75vw)] leading-[1.12] sm:text-4xl">{title}</Heading>
        <p className="mt-3 text-lg">{text}</p>
        {advice && <p className="mt-1.5 text-soft">{advice}</p>}
        <div className="mt-6 flex flex-wrap gap-3">{action}</div>
      </div>
    </div>
  );
}
