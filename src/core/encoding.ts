export type TextForm = "brotli" | "gzip" | "plain";

/** Returns the smallest form that a browser accepts. */
export function formFor(acceptEncoding = ""): TextForm {
  if (/\bbr\b/.test(acceptEncoding)) return "brotli";
  return /\bgzip\b/.test(acceptEncoding) ? "gzip" : "plain";
}

export const encodingOf = { brotli: "br", gzip: "gzip", plain: undefined } as const;
