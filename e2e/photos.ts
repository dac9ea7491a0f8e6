import sharp from "sharp";

/** A photo as a phone takes it: it tells in its metadata where it was taken. */
export function takePhoto(colour = "#7a5230"): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: "Porch Camera", Copyright: "Aroha" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "44/1 41/1 30/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "169/1 8/1 0/1",
      },
    })
    .jpeg()
    .toBuffer();
}
