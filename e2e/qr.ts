import { expect, type Locator } from "@playwright/test";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** White around the code, as a camera needs it; some codes stand on paper without. */
const MARGIN = 24;

/** What a guest's camera reads off the screen. */
export async function readQr(code: Locator): Promise<string> {
  await code.scrollIntoViewIfNeeded();
  const { data, width, height } = PNG.sync.read(await code.screenshot({ animations: "disabled" }));
  const framed = new PNG({ width: width + 2 * MARGIN, height: height + 2 * MARGIN });
  framed.data.fill(255);
  PNG.bitblt(
    Object.assign(new PNG({ width, height }), { data }),
    framed,
    0,
    0,
    width,
    height,
    MARGIN,
    MARGIN,
  );
  const read = jsQR(new Uint8ClampedArray(framed.data), framed.width, framed.height);
  expect(read, "a QR code that can be read").not.toBeNull();
  return read?.data ?? "";
}
