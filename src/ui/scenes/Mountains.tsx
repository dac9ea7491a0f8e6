import { House } from "#ui/scenes/House.tsx";
import { jagged, rolling, skyline, type Point } from "#ui/scenes/line.ts";
import { Pines } from "#ui/scenes/Trees.tsx";
import type { LandscapeProps } from "#ui/scenes/palette.ts";

/** Peaks with snow over a still lake; the house stands on the near shore. */
export function Mountains({ chance, palette, glow }: LandscapeProps) {
  const peaks = [150, 420, 640, 960].map((x, at): Point => [
    x + chance.between(-50, 50),
    at === 1 ? chance.between(236, 252) : chance.between(250, 305),
  ]);
  const ridge: Point[] = [[0, chance.between(330, 380)]];
  for (const [x, y] of peaks) {
    const left = chance.between(70, 95);
    ridge.push(
      [x - left, y + left],
      [x - 34, y + 42],
      [x, y],
      [x + 30, y + 30],
      [x + 78, y + chance.between(80, 96)],
    );
  }
  ridge.push([1200, 330]);
  const house: Point = [chance.between(684, 736), chance.between(398, 410)];
  return (
    <>
      <path d={rolling(skyline(chance, 5, 270, 350))} fill={palette.far} opacity=".55" />
      <path d={jagged(ridge)} fill={palette.far} />
      <path d={peaks.map(facet).join("")} fill="#fff" opacity=".09" />
      <path d={peaks.map(snow).join("")} fill="#f3ede2" opacity=".62" />
      <path
        d={rolling([[0, 372], ...skyline(chance, 5, 350, 402).slice(1, -1), [1200, 368]])}
        fill={palette.middle}
      />
      <path d="M0 420h1200v70H0z" fill={palette.water} />
      <path
        d={`M${chance.between(330, 380)} 436h90M470 446h${chance.between(60, 120)}M300 458h60M${chance.between(400, 440)} 466h80`}
        stroke={palette.sky[3]}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d={rolling([
          [0, 470],
          [240, 490],
          [430, 476],
          [590, 432],
          [house[0], house[1] - 9],
          [900, 404],
          [1200, 380],
        ])}
        fill={palette.near}
      />
      <House
        x={house[0]}
        y={house[1] + 6}
        chance={chance}
        glow={glow}
        fill={palette.ground}
        build="cottage"
      />
      <Pines
        chance={chance}
        fill={palette.ground}
        at={[
          [house[0] - 100, 436],
          [house[0] + 96, 412],
          [house[0] + 126, 416],
          [1040, 404],
          [190, 492],
          [120, 490],
        ]}
      />
      <path
        d={rolling([
          [0, 520],
          [260, 498],
          [520, 520],
          [800, 486],
          [1200, 508],
        ])}
        fill={palette.ground}
      />
    </>
  );
}

/** The lit side of a peak. */
const facet = ([x, y]: Point) => `M${x} ${y}l30 30 48 60-52-18 6 58-40-62z`;

const snow = ([x, y]: Point) => `M${x} ${y}l30 30 12 16-18-4-8 18-14-20-12 16-8-16-16 2z`;
