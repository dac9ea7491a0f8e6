/** Returns the hash in the path of a stored picture (`media/contract.ts`), or undefined for another path. */
export function hashOwnPicture(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{64})\.jpg$/.exec(path)?.[1];
}
