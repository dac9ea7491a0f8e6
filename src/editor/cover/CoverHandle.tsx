import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { pointIn, type Point } from "#editor/cover/coverPart.ts";

interface CoverHandleProps {
  label: string;
  point: Point;
  stage: { width: number; height: number };
  onMove: (to: Point) => void;
  /** The radius of its focus ring, right around what it draws. */
  ring: number;
  children: ReactNode;
}

const STEP = 0.01;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A point of the picture that is moved by mouse, finger or arrow keys. */
export function CoverHandle({ label, point, stage, onMove, ring, children }: CoverHandleProps) {
  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    onMove({ x: point.x + step.x * times, y: point.y + step.y * times });
  }

  function drag({ currentTarget, clientX, clientY, pointerId }: PointerEvent<SVGElement>) {
    const { ownerSVGElement } = currentTarget;
    if (ownerSVGElement && currentTarget.hasPointerCapture(pointerId))
      onMove(pointIn(ownerSVGElement, clientX, clientY));
  }

  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-describedby="cover-keys"
      transform={`translate(${point.x * stage.width} ${point.y * stage.height})`}
      className="group cursor-grab touch-none outline-none active:cursor-grabbing"
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      {/* As large as a finger. */}
      <circle r={72} fill="transparent" />
      <circle r={ring} fill="none" className="stroke-lamp stroke-0 group-focus-visible:stroke-8" />
      {children}
    </g>
  );
}
