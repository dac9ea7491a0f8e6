import type { CoverCrop } from "#guidebooks/cover.ts";
import { CoverHandle } from "#editor/cover/CoverHandle.tsx";
import { cornerOf, corners, moveCorner, pointIn, within, type Point } from "#editor/cover/coverPart.ts";
import { lightColors } from "#core/colors.ts";

interface CoverStageProps {
  path: string;
  /** The picture's width by its height. */
  ratio: number;
  crop: CoverCrop;
  focus: Point;
  onCrop: (crop: CoverCrop) => void;
  onFocus: (focus: Point) => void;
}

/** Width of the picture in units of its view box; on screen it fills its container. */
const WIDTH = 1000;

/** The whole picture with the part that is the cover, and the point that stays in sight: dragged, or moved by arrow keys. */
export function CoverStage({ path, ratio, crop, focus, onCrop, onFocus }: CoverStageProps) {
  const size = { width: WIDTH, height: WIDTH / ratio };
  const left = crop.x * size.width;
  const top = crop.y * size.height;
  const [width, height] = [crop.width * size.width, crop.height * size.height];
  const focusOn = (to: Point) => onFocus(within(crop, to));
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-stage
      className="mx-auto block max-h-[44vh] w-full overflow-visible select-none"
    >
      <image href={path} {...size} preserveAspectRatio="none" />
      <path
        role="presentation"
        fillRule="evenodd"
        fill="#091418"
        fillOpacity={0.62}
        d={`M0 0H${size.width}V${size.height}H0ZM${left} ${top}V${top + height}H${left + width}V${top}Z`}
      />
      <rect
        role="presentation"
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        stroke="#fff"
        strokeWidth={4}
        onClick={({ currentTarget, clientX, clientY }) => focusOn(pointIn(currentTarget, clientX, clientY))}
      />
      {corners.map((corner) => (
        <CoverHandle
          key={corner}
          label={`${corner[0]?.toUpperCase()}${corner.slice(1)} corner`}
          point={cornerOf(crop, corner)}
          stage={size}
          onMove={(to) => onCrop(moveCorner(crop, corner, to))}
          ring={34}
        >
          <rect
            x={-20}
            y={-20}
            width={40}
            height={40}
            rx={8}
            fill="#fff"
            stroke={lightColors.pine}
            strokeWidth={6}
          />
        </CoverHandle>
      ))}
      <CoverHandle label="Focus" point={focus} stage={size} onMove={focusOn} ring={52}>
        <circle r={40} fill="none" stroke="#091418" strokeWidth={14} strokeOpacity={0.6} />
        <circle r={40} fill="none" stroke="#fff" strokeWidth={7} />
        <circle r={12} fill={lightColors.lamp} />
      </CoverHandle>
    </svg>
  );
}
