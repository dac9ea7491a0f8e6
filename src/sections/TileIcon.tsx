import { CircleHelp, type LucideProps } from "lucide-react";
import { Suspense } from "react";
import { deferred } from "#ui/deferred.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";

/** The icons that hosts choose come with the first of them; without its drawing a tile has a plain one. */
const ChosenIcon = deferred(() => import("#sections/ChosenIcon.tsx").catch(() => ({ default: PlainIcon })));

function PlainIcon({ size, className }: LucideProps & { icon: SectionIcon }) {
  return <CircleHelp size={size} className={className} aria-hidden />;
}

interface TileIconProps extends LucideProps {
  type: string;
  /** The host's own choice, if there is one. */
  icon?: SectionIcon | null | undefined;
}

/** The icon of a section: the host's, or that of its type. */
export function TileIcon({ type, icon, ...look }: TileIconProps) {
  const { icon: Standard = CircleHelp } = isSectionType(type) ? catalog[type] : {};
  if (!icon) return <Standard aria-hidden {...look} />;
  return (
    <Suspense fallback={<svg width={look.size} height={look.size} className={look.className} aria-hidden />}>
      <ChosenIcon icon={icon} aria-hidden {...look} />
    </Suspense>
  );
}
