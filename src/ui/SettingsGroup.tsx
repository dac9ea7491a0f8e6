import { useId, type ReactNode } from "react";
import { Card } from "#ui/Card.tsx";

interface SettingsGroupProps {
  title: string;
  /** What it holds, on wide screens. */
  text: string;
  children: ReactNode;
}

/** Rows of settings in one card, with their name above them, to their left on wide screens. */
export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-2.5 xl:grid-cols-[14rem_minmax(0,1fr)] xl:border-t xl:border-line xl:pt-8"
    >
      <div>
        <h2 id={heading} className="max-xl:font-sans max-xl:text-[0.9375rem] max-xl:text-soft xl:text-xl">
          {title}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft max-xl:hidden">{text}</p>
      </div>
      <Card padded={false} className="divide-y divide-line overflow-hidden">
        {children}
      </Card>
    </section>
  );
}
