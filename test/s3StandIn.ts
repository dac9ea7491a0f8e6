import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface S3StandIn {
  /** The settings of a server that stores its pictures here, and of one that makes its backups here. */
  env: Record<string, string>;
  backupEnv: Record<string, string>;
  /** The objects by key. */
  objects: Map<string, Buffer>;
  /** Makes every request fail with this status from now on; null makes them work again. */
  failWith(status: number | null): void;
  /** Makes every answer stop for good before its header, or in the middle of its body; null makes them whole again. */
  stallIn(part: "header" | "body" | null): void;
  close(): Promise<void>;
}

const BUCKET = "pictures";
const REGION = "ap-southeast-2";
const KEY_ID = "standin";
const SECRET = "the secret of the stand-in";

/**
 * Starts a server that stores objects as S3 does, for one bucket: it checks the signature of each request and the hash
 * of its body (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html), and refuses what is signed wrong.
 */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  let failure: number | null = null;
  let stall: "header" | "body" | null = null;

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request);
    if (failure !== null) return refusal(failure, "ServiceUnavailable");
    if (!isSigned(request, body)) return refusal(403, "SignatureDoesNotMatch");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const path = decodeURIComponent(pathname);
    if (!`${path}/`.startsWith(`/${BUCKET}/`)) return refusal(404, "NoSuchBucket");
    if (searchParams.get("list-type") === "2") return listing(objects, searchParams);
    const key = path.slice(BUCKET.length + 2);
    const found = objects.get(key);
    switch (request.method) {
      case "PUT":
        objects.set(key, body);
        return { status: 200 };
      case "DELETE":
        objects.delete(key);
        return { status: 204 };
      case "GET":
        return found ? { status: 200, body: found } : refusal(404, "NoSuchKey");
      case "HEAD":
        return { status: found ? 200 : 404 };
      default:
        return refusal(405, "MethodNotAllowed");
    }
  };

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      if (stall === "header") return;
      response.writeHead(status, { "content-length": body?.length ?? 0 });
      if (stall === "body" && body) response.write(body.slice(0, 10));
      else response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const env = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET,
  };
  return {
    env,
    backupEnv: Object.fromEntries(Object.entries(env).map(([name, value]) => [`BACKUP_${name}`, value])),
    objects,
    failWith: (status) => void (failure = status),
    stallIn: (part) => void (stall = part),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Answer {
  status: number;
  body?: Buffer | string;
}

/** Small, so that tests read several pages. */
const PAGE = 5;

/** One page of keys (docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
function listing(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): Answer {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after);
  const page = keys.toSorted().slice(0, PAGE);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
  );
  const next =
    keys.length > PAGE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1) ?? ""}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  return { status: 200, body: `<ListBucketResult>${next}${contents.join("")}</ListBucketResult>` };
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, keyId, day, region, signedHeaders = "", signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? "") ?? [];
  const bodyHash = String(request.headers["x-amz-content-sha256"]);
  if (keyId !== KEY_ID || region !== REGION || day === undefined) return false;
  if (bodyHash !== sha256(body)) return false;
  const url = new URL(request.url ?? "/", "http://s3");
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted()
      .join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, REGION, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(key, toSign).toString("hex") === signature;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();
