import { House } from "#ui/scenes/House.tsx";
import type { Chance } from "#ui/scenes/chance.ts";
import { Rounds } from "#ui/scenes/Trees.tsx";
import type { LandscapeProps } from "#ui/scenes/palette.ts";

/** Towers with lit windows, and one terrace house. */
export function City({ chance, palette, glow }: LandscapeProps) {
  const x = chance.between(680, 730);
  return (
    <>
      <path d={towers(chance, 72, 204, 320)} fill={palette.far} opacity=".7" />
      <path d={towers(chance, 92, 240, 350)} fill={palette.middle} />
      <Windows chance={chance} />
      <path d={towers(chance, 110, 386, 412)} fill={palette.near} />
      <path d="M0 432h1200v568H0z" fill={palette.ground} />
      <House x={x} y={432} chance={chance} glow={glow} fill={palette.ground} build="terrace" />
      <path
        d={`M${x - 176} 432v-96h64v-14h10v14h62v96zM${x + 40} 432v-92h50v-16h12v16h60v92zM${x + 166} 432v-106h54v106z`}
        fill={palette.ground}
      />
      <path
        d={`M${x + chance.between(60, 66)} 400v-24h14v24zM${x - chance.between(150, 160)} 396v-22h14v22z`}
        fill="#e9b56a"
        opacity=".55"
      />
      <Rounds
        chance={chance}
        fill={palette.ground}
        at={[
          [x - 222, 440],
          [x + 342, 440],
          [310, 448],
          [130, 452],
          [1100, 446],
        ]}
      />
    </>
  );
}

/** A row of towers about `wide` across, with tops between `top` and `bottom`. */
function towers(chance: Chance, wide: number, top: number, bottom: number): string {
  let path = `M0 ${chance.between(top, bottom)}`;
  for (let x = 0; x < 1200;) {
    x = Math.min(1200, x + Math.round(wide * (0.5 + chance.next() * 0.8)));
    const up = chance.next() < 0.15 ? `h-${Math.round(wide / 5)}v-14h-4v14` : "";
    path += `H${x}${up && x < 1200 ? up : ""}V${chance.between(top, bottom)}`;
  }
  return `${path}V1000H0z`;
}

/** Rows of lit windows: dashes of a thick line, each row with another offset. */
function Windows({ chance }: { chance: Chance }) {
  return [356, 374, 392].map((y) => (
    <path
      key={y}
      d={`M${chance.between(0, 30)} ${y}H1200`}
      stroke="#ffd27a"
      strokeWidth="8"
      strokeDasharray={`6 ${chance.between(20, 40)} 6 12 6 ${chance.between(60, 90)}`}
      opacity=".7"
    />
  ));
}
