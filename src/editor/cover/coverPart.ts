import { SMALLEST_CROP, type CoverCrop, type CoverFocus } from "#guidebooks/cover.ts";

/** A point on the whole picture, in shares of its sides. */
export type Point = CoverFocus;

export const WHOLE: CoverCrop = { x: 0, y: 0, width: 1, height: 1 };

export const corners = ["upper left", "upper right", "lower left", "lower right"] as const;
type Corner = (typeof corners)[number];

const clamp = (number: number, from: number, to: number) => Math.min(to, Math.max(from, number));
const rounded = (number: number) => Math.round(number * 1000) / 1000;

/** Returns where a corner of a part is. */
export function cornerOf({ x, y, width, height }: CoverCrop, corner: Corner): Point {
  return {
    x: corner.endsWith("left") ? x : x + width,
    y: corner.startsWith("upper") ? y : y + height,
  };
}

/** Returns the part with one corner elsewhere; the one across stays, and no side gets too short. */
export function moveCorner(crop: CoverCrop, corner: Corner, to: Point): CoverCrop {
  const isLeft = corner.endsWith("left");
  const isUpper = corner.startsWith("upper");
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const x = isLeft ? clamp(to.x, 0, right - SMALLEST_CROP) : crop.x;
  const y = isUpper ? clamp(to.y, 0, bottom - SMALLEST_CROP) : crop.y;
  const width = (isLeft ? right : clamp(to.x, crop.x + SMALLEST_CROP, 1)) - x;
  const height = (isUpper ? bottom : clamp(to.y, crop.y + SMALLEST_CROP, 1)) - y;
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

/** Returns the nearest point that lies within a part. */
export function within({ x, y, width, height }: CoverCrop, point: Point): Point {
  return { x: rounded(clamp(point.x, x, x + width)), y: rounded(clamp(point.y, y, y + height)) };
}

/** Returns a point of the whole picture as one of the part, and the other way round. */
export const toPart = ({ x, y, width, height }: CoverCrop, point: Point): Point => ({
  x: clamp(rounded((point.x - x) / width), 0, 1),
  y: clamp(rounded((point.y - y) / height), 0, 1),
});
export const fromPart = ({ x, y, width, height }: CoverCrop, point: Point): Point => ({
  x: rounded(x + point.x * width),
  y: rounded(y + point.y * height),
});

/** Returns where the whole picture is behind a frame, in percent of it. Ratios are width by height. */
export function behindFrame(
  crop: CoverCrop,
  focus: Point,
  { picture, frame }: Record<"picture" | "frame", number>,
) {
  const part = (picture * crop.width) / crop.height;
  const width = part > frame ? (part / frame) * 100 : 100;
  const height = part > frame ? 100 : (frame / part) * 100;
  const { x, y } = toPart(crop, focus);
  return {
    left: (100 - width) * x - (crop.x * width) / crop.width,
    top: (100 - height) * y - (crop.y * height) / crop.height,
    width: width / crop.width,
    height: height / crop.height,
  };
}

/** Returns where within an element a pointer is, in shares of its sides. */
export function pointIn(element: Element, clientX: number, clientY: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
