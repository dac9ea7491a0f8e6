import { describe, expect, it } from "vitest";
import { refusePicture, scaledSize } from "#sections/richtext/pictures.ts";

const megabyte = 1024 * 1024;

describe("a picture that a host chooses", () => {
  it.each([
    [4000, 3000, 1200, 900],
    [3000, 4000, 1200, 1600],
    [1201, 801, 1200, 800],
    [1200, 5000, 1200, 5000],
    [16, 16, 16, 16],
    [5000, 1, 1200, 1],
  ])("of %i by %i is kept at %i by %i", (width, height, scaledWidth, scaledHeight) => {
    expect(scaledSize(width, height)).toEqual({ width: scaledWidth, height: scaledHeight });
  });

  it.each(["image/png", "image/gif", "image/jpeg", "image/bmp", "image/x-icon", "image/vnd.microsoft.icon"])(
    "may be %s of 5 MB",
    (type) => expect(refusePicture({ type, size: 5 * megabyte })).toBeNull(),
  );

  it("is refused over 5 MB", () => {
    expect(refusePicture({ type: "image/png", size: 5 * megabyte + 1 })).toBe(
      "Image is too large. Max size is 5MB.",
    );
  });

  it.each(["image/svg+xml", "image/webp", "application/pdf", ""])("is refused as %s", (type) => {
    expect(refusePicture({ type, size: 10 })).toBe("Choose a PNG, GIF, JPEG, BMP or ICO picture.");
  });
});
