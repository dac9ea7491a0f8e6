import type { Chance } from "#ui/scenes/chance.ts";

interface HouseProps {
  /** The middle of the doorstep. */
  x: number;
  y: number;
  chance: Chance;
  /** The id of the glow's gradient. */
  glow: string;
  fill: string;
  build: keyof typeof bodies;
}

/** Silhouettes around a doorstep at 0 0, each with the positions of its windows and its door. */
const bodies = {
  cottage: { outline: "M-52 0V-48L0-88 52-48V0zM22-84h13v30H22z", door: 8, windows: [-34, 37] },
  bach: {
    outline: "M-66 0V-62L62-46V0zM-74-66 70-48v6L-74-60zM-58 0v14h6V0zM48 0v14h6V0z",
    door: 22,
    windows: [-44, -14],
  },
  farmhouse: {
    outline:
      "M-64 0V-46H64V0zM-52-46-30-82H30L52-46zM-84-40-58-52H58l26 12zM-80-40h4V0h-4zM76-40h4V0h-4zM30-94h12v24H30z",
    door: 0,
    windows: [-42, 42],
  },
  terrace: { outline: "M-34 0V-104H34V0zM-40-104h80v-8h-80zM-22-112v-14h14v14z", door: 14, windows: [-14] },
} as const;

const LIGHT = "#ffd27a";

/** A house at dusk with its light on; lit windows and direction are random. */
export function House({ x, y, chance, glow, fill, build }: HouseProps) {
  const { outline, door, windows } = bodies[build];
  const lit = windows.filter((_, at) => at === 0 || chance.next() < 0.6);
  const upstairs = build === "terrace" ? `M-20-88h16v24h-16zM6-88h16v24H6z` : "";
  return (
    <g transform={`translate(${x} ${y})${chance.next() < 0.5 ? "scale(-1 1)" : ""}`}>
      <circle cy="-30" r="190" fill={`url(#${glow})`} />
      <path d="M-10 0h26l70 60H-60z" fill={LIGHT} opacity=".16" />
      <path d={outline} fill={fill} />
      <path
        d={`M${door - 8} 0v-34h17V0z${lit.map((at) => `M${at - 9}-34h19v17h-19z`).join("")}${upstairs}`}
        fill={LIGHT}
      />
      <path d={lit.map((at) => `M${at}-34v17m-9-9h19`).join("")} stroke={fill} strokeWidth="2" />
      <circle cx={door + 15} cy="-28" r="3.5" fill="#fff3d0" />
    </g>
  );
}
