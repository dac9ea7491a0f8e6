import { expect, test } from "vitest";
import {
  behindFrame,
  cornerOf,
  fromPart,
  moveCorner,
  toPart,
  WHOLE,
  within,
} from "#editor/cover/coverPart.ts";

const half = { x: 0.5, y: 0, width: 0.5, height: 1 };

test("a corner moves, the one across stays, and no side gets too short", () => {
  const moved = moveCorner(WHOLE, "upper left", { x: 0.25, y: 0.1 });
  expect(moved).toEqual({ x: 0.25, y: 0.1, width: 0.75, height: 0.9 });
  expect(cornerOf(moved, "lower right")).toEqual({ x: 1, y: 1 });
  expect(moveCorner(half, "upper left", { x: 2, y: 2 })).toEqual({ x: 0.8, y: 0.8, width: 0.2, height: 0.2 });
  expect(moveCorner(half, "lower right", { x: -1, y: 3 })).toEqual({ x: 0.5, y: 0, width: 0.2, height: 1 });
});

test("a point of the whole picture is one of its part, and the other way round", () => {
  expect(within(half, { x: 0.1, y: 0.4 })).toEqual({ x: 0.5, y: 0.4 });
  expect(toPart(half, { x: 0.75, y: 0.4 })).toEqual({ x: 0.5, y: 0.4 });
  expect(fromPart(half, { x: 0.5, y: 0.4 })).toEqual({ x: 0.75, y: 0.4 });
});

test("a frame shows the part around its focus, as a guest's screen does", () => {
  const square = { picture: 2, frame: 1 };
  expect(behindFrame(WHOLE, { x: 0.5, y: 0.5 }, square)).toEqual({
    left: -50,
    top: 0,
    width: 200,
    height: 100,
  });
  expect(behindFrame(WHOLE, { x: 1, y: 0.5 }, square)).toMatchObject({ left: -100, width: 200 });
  // The right half of a picture twice as wide as high fills a square.
  expect(behindFrame(half, { x: 0.75, y: 0.5 }, square)).toEqual({
    left: -100,
    top: 0,
    width: 200,
    height: 100,
  });
});
