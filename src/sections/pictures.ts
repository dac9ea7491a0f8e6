/** The size of a stored picture in pixels, and its narrower files. */
export interface SizedPicture {
  width: number;
  height: number;
  srcset?: string;
  /** The same in AVIF. */
  avif?: string;
}

/** Picture sizes by path: a page uses them to reserve space. */
export type PictureSizes = Readonly<Record<string, SizedPicture>>;
