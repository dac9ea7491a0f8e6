import { describe, expect, it } from "vitest";
import { refuseInText } from "#sections/richtext/pictures.ts";

const megabyte = 1024 * 1024;

describe("a picture that a host puts into rich text", () => {
  it.each(["image/png", "image/gif", "image/jpeg", "image/bmp", "image/x-icon", "image/vnd.microsoft.icon"])(
    "may be %s of 5 MB",
    (type) => expect(refuseInText({ type, size: 5 * megabyte })).toBeNull(),
  );

  it("is refused over 5 MB", () => {
    expect(refuseInText({ type: "image/png", size: 5 * megabyte + 1 })).toBe(
      "Image is too large. Max size is 5MB.",
    );
  });

  it.each(["image/svg+xml", "image/webp", "application/pdf", ""])("is refused as %s", (type) => {
    expect(refuseInText({ type, size: 10 })).toBe("Choose a PNG, GIF, JPEG, BMP or ICO picture.");
  });
});
