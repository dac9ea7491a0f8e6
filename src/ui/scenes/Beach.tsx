import { House } from "#ui/scenes/House.tsx";
import { rolling } from "#ui/scenes/line.ts";
import type { LandscapeProps } from "#ui/scenes/palette.ts";

/** The sea after sunset, a headland with a lighthouse, and a bach in the dunes. */
export function Beach({ chance, palette, glow }: LandscapeProps) {
  const sun = chance.between(420, 520);
  const cape = chance.between(300, 325);
  const x = chance.between(686, 736);
  const waves = Array.from({ length: 6 }, (_, at) => {
    const wide = chance.between(40, 120);
    return `M${sun - wide + chance.between(-24, 24)} ${372 + at * 12 + (at * at) / 2}h${wide * 2 - at * 6}`;
  }).join("");
  return (
    <>
      <circle cx={sun} cy="360" r="150" fill={`url(#${glow})`} opacity=".8" />
      <path d={`M${sun - 44} 360a44 44 0 0 1 88 0z`} fill="#ffe0a3" />
      <path d="M0 360h1200v240H0z" fill={palette.water} />
      <path d={`M0 306q90-16 ${cape - 180} 4t120 34 60 16H0z`} fill={palette.far} />
      <path d={`M${cape - 124} 328l4-60h12l4 60zM${cape - 122} 262h16v6h-16z`} fill={palette.middle} />
      <circle cx={cape - 114} cy="260" r="4" fill="#ffe9b8" />
      <path d={`M1200 318q-120 6-190 24t-120 18h310z`} fill={palette.far} />
      <path d={waves} stroke="#ffe9c4" strokeWidth="3" strokeLinecap="round" opacity=".6" />
      <path
        d={rolling([
          [0, 452],
          [200, 470],
          [420, 448],
          [600, 438],
          [x, 396],
          [920, 408],
          [1200, 384],
        ])}
        fill={palette.near}
      />
      <House x={x} y={402} chance={chance} glow={glow} fill={palette.ground} build="bach" />
      <Grass at={[x - 130, x - 108, x + 118, x + 140]} fill={palette.ground} y={432} />
      <path
        d={rolling([
          [0, 500],
          [260, 526],
          [560, 482],
          [840, 506],
          [1200, 470],
        ])}
        fill={palette.ground}
      />
      <Grass at={[380, 402, 540, 860, 890]} fill={palette.ground} y={512} />
      <path
        d={`M${sun - 150} 252q10-10 18 0q8-10 18 0m26 26q8-8 15 0q7-8 15 0`}
        stroke={palette.middle}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Grass({ at, y, fill }: { at: readonly number[]; y: number; fill: string }) {
  return (
    <path
      d={at.map((x) => `M${x - 18} ${y - 34}q14 10 17 34q-1-32 12-46m-10 46q4-22 18-28`).join("")}
      stroke={fill}
      strokeWidth="4"
      fill="none"
    />
  );
}
