import { House } from "#ui/scenes/House.tsx";
import { rolling, skyline } from "#ui/scenes/line.ts";
import { Poplars, Rounds } from "#ui/scenes/Trees.tsx";
import type { LandscapeProps } from "#ui/scenes/palette.ts";

/** Rolling paddocks, rows of vines, a wind pump, and a homestead with a veranda. */
export function Country({ chance, palette, glow }: LandscapeProps) {
  const x = chance.between(680, 730);
  const pump = chance.between(1000, 1050);
  const rows = Array.from(
    { length: 7 },
    (_, at) => `M${330 + at * 26} 420Q${240 + at * 34} 460 ${60 + at * 62} 560`,
  );
  return (
    <>
      <path d={rolling(skyline(chance, 5, 270, 330))} fill={palette.far} opacity=".7" />
      <path d={rolling(skyline(chance, 4, 320, 372))} fill={palette.far} />
      <path
        d={rolling([
          [0, 390],
          [200, 356],
          [420, 396],
          [640, 380],
          [900, 402],
          [1200, 350],
        ])}
        fill={palette.middle}
      />
      <Poplars
        chance={chance}
        fill={palette.near}
        at={[390, 420, 450, 480, 510].map((left) => [left, 402])}
      />
      <path
        d={`M${pump - 16} 404l12-104h8l12 104h-6l-4-34h-12l-4 34zM${pump} 300m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M${pump + 22} 298h20v-8l12 10-12 10v-8h-20z`}
        fill={palette.near}
      />
      <path
        d={rolling([
          [0, 452],
          [260, 404],
          [480, 430],
          [x, 396],
          [940, 398],
          [1200, 418],
        ])}
        fill={palette.near}
      />
      <path
        d={rows.join("")}
        stroke={palette.middle}
        strokeWidth="5"
        strokeDasharray="5 5"
        fill="none"
        opacity=".75"
      />
      <House x={x} y={410} chance={chance} glow={glow} fill={palette.ground} build="farmhouse" />
      <Rounds
        chance={chance}
        fill={palette.ground}
        at={[
          [x + 122, 410],
          [x + 164, 414],
          [x - 130, 424],
          [150, 440],
        ]}
      />
      <path
        d={rolling([
          [0, 540],
          [280, 506],
          [560, 518],
          [860, 484],
          [1200, 520],
        ])}
        fill={palette.ground}
      />
      <path
        d="M560 512v-30M640 506v-30M720 500v-30M800 496v-30M880 496v-30M960 498v-30M548 492q90-4 172-12t252 0M548 502q90-4 172-12t252 0"
        stroke={palette.ground}
        strokeWidth="4"
        fill="none"
      />
    </>
  );
}
