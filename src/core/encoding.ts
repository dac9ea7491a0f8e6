/** The forms in which text is sent. */
export type TextForm = "brotli" | "gzip" | "plain";

/** Returns the smallest form that a browser can read. */
export function formFor(acceptEncoding = ""): TextForm {
  if (/\bbr\b/.test(acceptEncoding)) return "brotli";
  return /\bgzip\b/.test(acceptEncoding) ? "gzip" : "plain";
}

/** What `Content-Encoding` says of a form. */
export const encodingOf = { brotli: "br", gzip: "gzip", plain: undefined } as const;
