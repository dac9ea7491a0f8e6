import type { LucideProps } from "lucide-react";
import { sectionIcons, type SectionIcon } from "#sections/icons.ts";

/** The icon that a host chose for a tile. */
export default function ChosenIcon({ icon, ...look }: LucideProps & { icon: SectionIcon }) {
  const Icon = sectionIcons[icon].icon;
  return <Icon {...look} />;
}
