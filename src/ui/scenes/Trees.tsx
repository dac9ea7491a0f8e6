import type { Chance } from "#ui/scenes/chance.ts";
import type { Point } from "#ui/scenes/line.ts";

interface TreesProps {
  chance: Chance;
  fill: string;
  /** Positions of the trunks. */
  at: readonly Point[];
}

/** Conifers of different heights. */
export function Pines({ chance, fill, at }: TreesProps) {
  const pine = ([x, y]: Point) => {
    const tall = chance.between(64, 104);
    const wide = Math.round(tall * 0.2);
    const step = Math.round(tall * 0.46);
    return `M${x} ${y - tall}l${wide} ${step}h-9l${wide} ${step}H${x + 3}V${y}h-6v-${tall - 2 * step}H${x + 9 - 2 * wide}l${wide}-${step}h-9z`;
  };
  return <path d={at.map(pine).join("")} fill={fill} />;
}

/** Round crowns on short trunks, drawn as thick and thin lines with round ends. */
export function Rounds({ chance, fill, at }: TreesProps) {
  const crowns = at.map(([x, y]) => `M${x} ${y - 36}v-${chance.between(2, 26)}`).join("");
  const trunks = at.map(([x, y]) => `M${x} ${y}v-40`).join("");
  return (
    <g stroke={fill} strokeLinecap="round">
      <path d={crowns} strokeWidth={chance.between(42, 54)} />
      <path d={trunks} strokeWidth="5" />
    </g>
  );
}

/** Poplars in a row. */
export function Poplars({ chance, fill, at }: TreesProps) {
  const poplar = ([x, y]: Point) => {
    const tall = chance.between(80, 118);
    return `M${x} ${y}q-24-${Math.round(tall * 0.6)} 0-${tall}q24 ${Math.round(tall * 0.4)} 0 ${tall}`;
  };
  return <path d={at.map(poplar).join("")} fill={fill} />;
}
