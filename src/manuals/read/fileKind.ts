import { RefusedManual } from "#manuals/refusedManual.ts";

export type FileKind = "text";

const begins = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Returns what a file is by its first bytes; of text its name decides. Throws `RefusedManual` for what nobody can read here. */
export function fileKind({ bytes }: { name: string; bytes: Uint8Array }): FileKind {
  if (bytes.length === 0) throw new RefusedManual("This file is empty.");
  if (isPicture(bytes))
    throw new RefusedManual(
      "This is a picture. Words in pictures cannot be read here: type or paste them, and add the picture in the editor.",
    );
  return "text";
}

const isPicture = (bytes: Uint8Array) =>
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0xff, 0xd8, 0xff) ||
  begins(bytes, 0x47, 0x49, 0x46, 0x38);
