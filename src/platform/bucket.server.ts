import type { S3Client } from "@aws-sdk/client-s3";

type Sdk = typeof import("@aws-sdk/client-s3");

export interface BucketSettings {
  name: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  /** What the keys of all objects begin with. */
  prefix: string;
  /** Undefined where the machine's own role is to be used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface ListedObject {
  key: string;
  bytes: number;
}

/**
 * The objects of a bucket of any service that speaks S3, by their key without the prefix. An object is whole once it is
 * there: S3 shows no half-written one (docs.aws.amazon.com/AmazonS3, "data consistency model"). What fails throws the
 * error of the service.
 */
export interface Bucket {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns the bytes, or null where there is no such object. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Returns the objects whose keys begin so, in the order of their keys. */
  list(begin: string): Promise<ListedObject[]>;
}

const CONNECT_MS = 3000;
const TRIES = 3;

/** Opens a bucket, in which one request may take so many milliseconds, and is tried three times. */
export function openBucket(settings: BucketSettings, answerMs: number): Bucket {
  const { name, prefix } = settings;
  const at = (key: string) => ({ Bucket: name, Key: `${prefix}${key}` });
  // A server without a bucket never reads the 3 MB of it.
  const opened = async () => {
    const sdk = await import("@aws-sdk/client-s3");
    return { sdk, client: clientOf(settings, answerMs, sdk) };
  };
  return {
    async put(key, bytes, type) {
      const { client, sdk } = await opened();
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }));
    },
    async get(key) {
      const { client, sdk } = await opened();
      const found = await orNull(client.send(new sdk.GetObjectCommand(at(key))));
      return found?.Body ? Uint8Array.from(await found.Body.transformToByteArray()) : null;
    },
    async has(key) {
      const { client, sdk } = await opened();
      return (await orNull(client.send(new sdk.HeadObjectCommand(at(key))))) !== null;
    },
    async remove(key) {
      const { client, sdk } = await opened();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    async list(begin) {
      const { client, sdk } = await opened();
      const listed: ListedObject[] = [];
      for await (const page of sdk.paginateListObjectsV2(
        { client },
        { Bucket: name, Prefix: `${prefix}${begin}` },
      ))
        for (const { Key = "", Size = 0 } of page.Contents ?? [])
          listed.push({ key: Key.slice(prefix.length), bytes: Size });
      return listed;
    },
  };
}

/** One client for each configuration: it holds the open connections. */
const clients = new WeakMap<BucketSettings, S3Client>();

function clientOf(settings: BucketSettings, answerMs: number, sdk: Sdk): S3Client {
  const known = clients.get(settings);
  if (known) return known;
  const client = new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials && { credentials: settings.credentials }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs },
    // Services other than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  clients.set(settings, client);
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
