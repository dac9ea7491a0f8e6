/** How the guests' page is shown: to read, without forms (preview mode, Editor 4), or live next to the forms. */
export type PreviewMode = "off" | "reading" | "live";
