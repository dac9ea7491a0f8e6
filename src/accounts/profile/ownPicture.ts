/** Returns the hash in the path of one of our own pictures (`media/contract.ts`), or undefined where it is none. */
export function hashOwnPicture(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{64})\.jpg$/.exec(path)?.[1];
}
