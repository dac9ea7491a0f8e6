/** Whether the guests' page is shown: to read it, with nothing to edit (Editor 4), or live beside what is being written. */
export type PreviewMode = "off" | "reading" | "live";
