/** HTML's `sizes` of pictures. Screens of three dots a pixel load two: no photo shows the difference. */
export const pictureSizes = {
  /** As wide as the text. */
  whole: "(min-width: 48rem) 44rem, (min-resolution: 2.5dppx) 64vw, 96vw",
  /** One of two or three in a row. */
  part: "(min-width: 48rem) 14rem, (min-resolution: 2.5dppx) 32vw, 48vw",
  /** In a how-to guide. */
  guide: "(min-width: 41rem) 36rem, (min-resolution: 2.5dppx) 56vw, calc(100vw - 4.6rem)",
};
