import { folderStorage, namesInFolder } from "#media/folderStorage.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import type { AppContext } from "#core/context.server.ts";

const AT_ONCE = 8;

/**
 * Copies every picture of the data folder into the bucket of `S3_BUCKET`, and reads each back. Returns how many it
 * copied and how many were there already, byte for byte. Leaves the folder unchanged. Throws without a bucket, when it
 * does not answer, and when a picture reads back differently; a second run continues.
 */
export async function moveToBucket(
  context: Pick<AppContext, "config" | "randomId">,
  onProgress: (done: number) => void = () => undefined,
): Promise<{ copied: number; known: number }> {
  const { config } = context;
  if (!config.s3) throw new Error("Set S3_BUCKET to the bucket that is to take the pictures.");
  const from = folderStorage(context);
  const to = mediaStorage(context);
  const counts = { copied: 0, known: 0 };
  const copyNext = async (names: AsyncGenerator<string>): Promise<void> => {
    for await (const name of names) {
      const bytes = await from.read(name);
      if (!bytes) continue;
      if (isSame(await to.read(name), bytes)) counts.known += 1;
      else {
        await to.write(name, bytes);
        if (!isSame(await to.read(name), bytes))
          throw new Error(`${name} came back from the bucket changed.`);
        counts.copied += 1;
      }
      onProgress(counts.copied + counts.known);
    }
  };
  const names = namesInFolder(config.dataDir);
  await Promise.all(Array.from({ length: AT_ONCE }, () => copyNext(names)));
  return counts;
}

const isSame = (one: Uint8Array | null, other: Uint8Array) =>
  one !== null && Buffer.compare(one, other) === 0;
