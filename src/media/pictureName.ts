/** The file name of a stored picture as a route parameter: the original, or a width. */
export const PICTURE_FILE = ":file{[0-9a-f]{64}(?:\\.jpg|-[1-9][0-9]{0,3}\\.(?:webp|avif))}";

const types = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" } as const;

export function typeOfPicture(name: string): (typeof types)[keyof typeof types] {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return ending === "avif" || ending === "webp" ? types[ending] : types.jpg;
}
