import { afterEach, describe, expect, it, vi } from "vitest";
import { embedPicture, pictureAccept, refuseInText } from "#sections/richtext/pictures.ts";

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

  it("is chosen among files of those types alone", () => {
    const types = ["png", "gif", "jpeg", "bmp", "x-icon", "vnd.microsoft.icon"];
    expect(pictureAccept).toBe(types.map((type) => `image/${type}`).join(","));
  });
});

describe("a picture that is put in", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("is scaled to 1200 pixels in width, and embedded as JPEG of quality 0.85", async () => {
    const encoded = vi.fn<HTMLCanvasElement["toBlob"]>((done) => done(new Blob(["jpeg"])));
    const drawn = vi.fn<(...drawing: unknown[]) => void>();
    const canvas = {
      getContext: () => ({ fillRect: () => {}, drawImage: drawn }),
      toBlob: encoded,
    };
    const photo = { width: 4000, height: 3000, close: () => {} };
    vi.stubGlobal("createImageBitmap", async () => photo);
    vi.stubGlobal("document", { createElement: () => canvas });
    const embedded = await embedPicture(new Blob([new Uint8Array(8)], { type: "image/png" }));
    expect(embedded).toEqual({ ok: true, picture: `data:image/jpeg;base64,${btoa("jpeg")}` });
    expect(canvas).toMatchObject({ width: 1200, height: 900 });
    expect(drawn).toHaveBeenCalledExactlyOnceWith(photo, 0, 0, 1200, 900);
    expect(encoded.mock.calls[0]?.slice(1)).toEqual(["image/jpeg", 0.85]);
  });
});
