import { House } from "#ui/scenes/House.tsx";
import type { Chance } from "#ui/scenes/chance.ts";
import { rolling, skyline } from "#ui/scenes/line.ts";
import { Rounds } from "#ui/scenes/Trees.tsx";
import type { LandscapeProps } from "#ui/scenes/palette.ts";

/** A quiet street: gabled houses, trees, a street lamp, and a porch. */
export function Suburb({ chance, palette, glow }: LandscapeProps) {
  const x = chance.between(690, 740);
  const lamp = x - chance.between(170, 200);
  return (
    <>
      <path d={rolling(skyline(chance, 4, 270, 340))} fill={palette.far} opacity=".75" />
      <path d={roofs(chance, 124, 394, 54)} fill={palette.far} />
      <path d={roofs(chance, 160, 420, 44)} fill={palette.middle} />
      <path
        d={`M${chance.between(120, 150)} 424h12v14h-12zM${chance.between(330, 380)} 422h12v14h-12zM${chance.between(930, 990)} 424h12v14h-12z`}
        fill="#e9b56a"
        opacity=".6"
      />
      <path
        d={rolling([
          [0, 452],
          [300, 446],
          [560, 446],
          [x, 420],
          [920, 430],
          [1200, 440],
        ])}
        fill={palette.near}
      />
      <circle cx={lamp} cy="362" r="70" fill={`url(#${glow})`} opacity=".7" />
      <path d={`M${lamp - 3} 452v-84h-7l3-16h14l3 16h-7v84z`} fill={palette.ground} />
      <path d={`M${lamp - 4} 365l1-10h6l1 10z`} fill="#ffe9b8" />
      <House x={x} y={432} chance={chance} glow={glow} fill={palette.ground} build="cottage" />
      <Rounds
        chance={chance}
        fill={palette.ground}
        at={[
          [x + 104, 446],
          [x + 146, 450],
          [x - 104, 448],
          [1110, 452],
        ]}
      />
      <path
        d={rolling([
          [0, 486],
          [340, 474],
          [700, 470],
          [1200, 478],
        ])}
        fill={palette.ground}
      />
      <path
        d={`M${x - 168} 460h100m124 0h100`}
        stroke={palette.ground}
        strokeWidth="26"
        strokeDasharray="6 13"
      />
    </>
  );
}

/** A row of gabled houses about `wide` across, with gables up to `steep` high. */
function roofs(chance: Chance, wide: number, eaves: number, steep: number): string {
  let path = `M0 ${eaves + 16}`;
  for (let x = chance.between(0, 20); x < 1200;) {
    const half = chance.between(Math.round(wide * 0.38), Math.round(wide * 0.6));
    const rise = chance.between(steep - 16, steep);
    path += `H${x}v-16h-8l${half}-${rise} ${half} ${rise}h-8v16`;
    x += 2 * half + chance.between(4, 30);
  }
  return `${path}H1200V1000H0z`;
}
