/** How large a stored picture is, in pixels, and the narrower files that there are of it. */
export interface SizedPicture {
  width: number;
  height: number;
  srcset?: string;
  /** The same in AVIF. */
  avif?: string;
}

/** What is known of pictures, by path: a page that knows their sizes keeps their place until they come. */
export type PictureSizes = Readonly<Record<string, SizedPicture>>;
