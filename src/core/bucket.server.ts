import type { S3Client } from "@aws-sdk/client-s3";
import { BucketFailure } from "#core/bucketFailure.server.ts";
import type { BucketSettings } from "#core/bucketSettings.ts";

type Sdk = typeof import("@aws-sdk/client-s3");

interface ListedObject {
  key: string;
  bytes: number;
}

/** The objects of an S3 bucket, by key without the prefix. Failures throw a `BucketFailure`. */
export interface Bucket {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Returns the objects whose keys start with `begin`, ordered by key. */
  list(begin: string): Promise<ListedObject[]>;
  /** Reads one key, to check that the bucket exists and accepts the credentials. */
  probe(): Promise<void>;
}

const CONNECT_MS = 3000;
const TRIES = 3;

/** Opens a bucket. A request, or a page of a list, fails after three tries or `answerMs` in all. */
export function openBucket(settings: BucketSettings, answerMs: number): Bucket {
  const { name, prefix } = settings;
  const at = (key: string) => ({ Bucket: name, Key: `${prefix}${key}` });
  // Loaded on first use: a server without a bucket does not need these 3 MB.
  const send = async <T>(
    request: (client: S3Client, sdk: Sdk, limit: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    const sdk = await import("@aws-sdk/client-s3");
    const limit = { abortSignal: AbortSignal.timeout(answerMs) };
    try {
      return await request(clientOf(settings, answerMs, sdk), sdk, limit);
    } catch (error) {
      throw new BucketFailure(settings, limit.abortSignal.aborted ? limit.abortSignal.reason : error);
    }
  };
  return {
    put: (key, bytes, type) =>
      send(async (client, sdk, limit) => {
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }), limit);
      }),
    get: (key) =>
      send(async (client, sdk, limit) => {
        const found = await orNull(client.send(new sdk.GetObjectCommand(at(key)), limit));
        return found?.Body ? Uint8Array.from(await found.Body.transformToByteArray()) : null;
      }),
    has: (key) =>
      send(
        async (client, sdk, limit) =>
          (await orNull(client.send(new sdk.HeadObjectCommand(at(key)), limit))) !== null,
      ),
    remove: (key) =>
      send(async (client, sdk, limit) => {
        await client.send(new sdk.DeleteObjectCommand(at(key)), limit);
      }),
    list: (begin) =>
      send(async (client, sdk) => {
        const listed: ListedObject[] = [];
        for await (const page of sdk.paginateListObjectsV2(
          { client },
          { Bucket: name, Prefix: `${prefix}${begin}` },
        ))
          for (const { Key = "", Size = 0 } of page.Contents ?? [])
            listed.push({ key: Key.slice(prefix.length), bytes: Size });
        return listed;
      }),
    probe: () =>
      send(async (client, sdk, limit) => {
        await client.send(new sdk.ListObjectsV2Command({ Bucket: name, Prefix: prefix, MaxKeys: 1 }), limit);
      }),
  };
}

/** One client per configuration: it holds the open connections. */
const clients = new WeakMap<BucketSettings, S3Client>();

function clientOf(settings: BucketSettings, answerMs: number, sdk: Sdk): S3Client {
  const known = clients.get(settings);
  if (known) return known;
  const client = new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials && { credentials: settings.credentials }),
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true, // otherwise the SDK only logs a warning and goes on waiting
      socketTimeout: answerMs,
    },
    // Services other than Amazon refuse checksums that they do not know.
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
