import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

const tones = {
  info: { Icon: Info, look: "border-line bg-linen", mark: "text-pine" },
  done: { Icon: CircleCheck, look: "border-leaf/30 bg-leaf/8", mark: "text-leaf" },
  warn: { Icon: TriangleAlert, look: "border-lamp/60 bg-lamp/15", mark: "text-ink" },
  error: { Icon: CircleAlert, look: "border-clay/40 bg-clay/8", mark: "text-clay" },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A box with a message about the content near it. An error interrupts a screen reader; other tones wait. */
export function Notice({ tone = "info", title, action, className, children }: NoticeProps) {
  const { Icon, look, mark } = tones[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classes(
        "@container flex items-start gap-3 rounded-field border px-4 py-3 text-[0.9375rem]",
        look,
        className,
      )}
    >
      <Icon size={20} className={classes("mt-0.5", mark)} />
      {/* Where there is room the buttons are at the right end of the words. */}
      <div className="min-w-0 flex-1 @2xl:flex @2xl:items-center @2xl:gap-6">
        <div className="min-w-0 flex-1">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action && <div className="mt-2.5 flex flex-wrap gap-2 @2xl:mt-0 @2xl:shrink-0">{action}</div>}
      </div>
    </div>
  );
}
