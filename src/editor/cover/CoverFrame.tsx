import type { CoverCrop } from "#guidebooks/cover.ts";
import { behindFrame, type Point } from "#editor/cover/coverPart.ts";

interface CoverFrameProps {
  label: string;
  path: string;
  crop: CoverCrop;
  focus: Point;
  /** The picture's width by its height. */
  ratio: number;
  /** Those of the screen. */
  width: number;
  height: number;
}

/** How a screen shows the cover. */
export function CoverFrame({ label, path, crop, focus, ratio, width, height }: CoverFrameProps) {
  const box = behindFrame(crop, focus, { picture: ratio, frame: width / height });
  return (
    <figure className="min-w-0 text-center text-sm text-soft">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        className="w-full overflow-hidden rounded-field border border-line bg-linen"
      >
        <image
          href={path}
          x={(box.left * width) / 100}
          y={(box.top * height) / 100}
          width={(box.width * width) / 100}
          height={(box.height * height) / 100}
          preserveAspectRatio="none"
        />
      </svg>
      <figcaption className="mt-1">{label}</figcaption>
    </figure>
  );
}
