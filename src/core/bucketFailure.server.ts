import { z } from "zod";
import type { BucketSettings } from "#core/bucketSettings.ts";

/** A bucket that does not answer, or refuses. The message says what to do; `cause` is the library's error. */
export class BucketFailure extends Error {
  constructor(settings: BucketSettings, cause: unknown) {
    super(whyNoBucket(settings, cause), { cause });
  }
}

const sdkError = z.object({
  name: z.string(),
  message: z.string(),
  code: z.string().optional().catch(undefined),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional().catch(undefined),
});

const NETWORK = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What S3 answers when the region is wrong (docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
const OTHER_REGION =
  /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|301)$/;

function whyNoBucket({ kind, name, endpoint }: BucketSettings, cause: unknown): string {
  const read = sdkError.safeParse(cause);
  if (!read.success) return `The bucket ${name} of ${kind}_BUCKET failed: ${String(cause)}`;
  const error = read.data;
  const service = endpoint ? `The service at ${new URL(endpoint).origin}` : "Amazon S3";
  const status = error.$metadata?.httpStatusCode;
  if (error.name === "CredentialsProviderError")
    return `${kind}_BUCKET has no key, and this machine has no role. Set ${kind}_ACCESS_KEY_ID and ${kind}_SECRET_ACCESS_KEY.`;
  if (NETWORK.test(error.code ?? "") || error.name === "TimeoutError")
    return `${service} does not answer (${error.message}). Start it or look at the network, or correct ${kind}_ENDPOINT.`;
  if (error.name === "NoSuchBucket")
    return `${service} has no bucket ${name}. Create it, or correct ${kind}_BUCKET.`;
  if (OTHER_REGION.test(error.name))
    return `The bucket ${name} is in another region. Correct ${kind}_REGION, or ${kind}_ENDPOINT.`;
  if (status === 401 || status === 403)
    return `The bucket ${name} refuses the key (${error.name}). Correct ${kind}_ACCESS_KEY_ID and ${kind}_SECRET_ACCESS_KEY, or give the key the rights that docs/operating.md names.`;
  return `The bucket ${name} of ${kind}_BUCKET failed (${error.name}: ${error.message}). Try again; if that does not help, look at its service.`;
}
