import type { S3Client } from "@aws-sdk/client-s3";
import { typeOfPicture } from "#media/pictureName.ts";
import { StorageFailure, type Storage } from "#media/storage.server.ts";
import type { Config } from "#platform/config.server.ts";

type Bucket = NonNullable<Config["s3"]>;
type Sdk = typeof import("@aws-sdk/client-s3");

/** A phone waits no longer than this for a picture, with the tries that follow the first. */
const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;
const TRIES = 3;

/**
 * Returns the storage in a bucket of any service that speaks S3. A picture is one object of its name, whole once it is
 * there: S3 shows no half-written object (docs.aws.amazon.com/AmazonS3, "data consistency model").
 */
export function s3Storage(bucket: Bucket): Storage {
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${name}` });
  return {
    write: (name, bytes) =>
      attempt("store a picture", bucket, async (client, sdk) => {
        await client.send(
          new sdk.PutObjectCommand({ ...at(name), Body: bytes, ContentType: typeOfPicture(name) }),
        );
      }),
    read: (name) =>
      attempt("read a picture", bucket, async (client, sdk) => {
        const found = await orNull(client.send(new sdk.GetObjectCommand(at(name))));
        return found?.Body ? Uint8Array.from(await found.Body.transformToByteArray()) : null;
      }),
    holds: (name) =>
      attempt("look for a picture", bucket, async (client, sdk) => {
        return (await orNull(client.send(new sdk.HeadObjectCommand(at(name))))) !== null;
      }),
    remove: (name) =>
      attempt("delete a picture", bucket, async (client, sdk) => {
        await client.send(new sdk.DeleteObjectCommand(at(name)));
      }),
    removeUnfinished: () => Promise.resolve(),
  };
}

async function attempt<T>(
  what: string,
  bucket: Bucket,
  work: (client: S3Client, sdk: Sdk) => Promise<T>,
): Promise<T> {
  try {
    // A server without a bucket never reads the 3 MB of it.
    const sdk = await import("@aws-sdk/client-s3");
    return await work(clientOf(bucket, sdk), sdk);
  } catch (error) {
    throw new StorageFailure(what, error);
  }
}

/** One client for each configuration: it holds the open connections. */
const clients = new WeakMap<Bucket, S3Client>();

function clientOf(bucket: Bucket, sdk: Sdk): S3Client {
  const known = clients.get(bucket);
  if (known) return known;
  const client = new sdk.S3Client({
    region: bucket.region,
    ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
    ...(bucket.credentials && { credentials: bucket.credentials }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Services other than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  clients.set(bucket, client);
  return client;
}

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound")) return null;
    throw error;
  }
}
