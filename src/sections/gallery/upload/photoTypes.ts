export const photoTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/bmp",
  "image/x-icon",
  "image/vnd.microsoft.icon",
];

/** The `accept` of a photo input. Without HEIC, so that an iPhone converts to JPEG. */
export const photoAccept = photoTypes.join(",");
