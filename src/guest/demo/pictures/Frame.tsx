import type { ReactNode } from "react";

const WIDTH = 800;

interface FrameProps {
  height: number;
  /** The background behind the things. */
  wall?: ReactNode;
  children: ReactNode;
}

/** A drawing as a separate file: evening wall, one warm light from above left, the things before it. */
export function Frame({ height, wall, children }: FrameProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      <radialGradient id="light" cx=".32" cy=".12" r=".85">
        <stop stopColor="#ffd58a" stopOpacity=".5" />
        <stop offset=".5" stopColor="#f2b14c" stopOpacity=".16" />
        <stop offset="1" stopColor="#f2b14c" stopOpacity="0" />
      </radialGradient>
      <path d={`M0 0h${WIDTH}v${height}H0z`} fill="#1f4a4c" />
      {wall}
      <path d={`M0 0h${WIDTH}v${height}H0z`} fill="url(#light)" />
      {children}
    </svg>
  );
}

interface StepProps {
  x: number;
  y: number;
  number: number;
}

/** The number of a step, as in the text next to the drawing. */
export function Step({ x, y, number }: StepProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="26" fill="#f2b14c" />
      <text
        y="10"
        textAnchor="middle"
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize="29"
        fontWeight="700"
        fill="#14262b"
      >
        {number}
      </text>
    </g>
  );
}
