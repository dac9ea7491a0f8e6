import { afterAll, expect, test } from "vitest";
import { openBucket } from "#core/bucket.server.ts";
import { readConfig } from "#core/config.server.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";

const s3 = await startS3StandIn();
afterAll(() => s3.close());
const settings = readConfig({ DATA_DIR: "/nowhere", ...s3.env }).s3;
if (!settings) throw new Error("the stand-in names a bucket");
const bucket = openBucket(settings, 400);

test.each(["header", "body"] as const)(
  "what stalls in the %s of an answer fails, and works again afterwards",
  async (part) => {
    await bucket.put("one", Buffer.alloc(4000, 1), "image/jpeg");
    s3.stallIn(part);
    await expect(bucket.get("one")).rejects.toThrow(/does not answer/);
    s3.stallIn(null);
    expect(await bucket.get("one")).toHaveLength(4000);
    await bucket.put("two", Buffer.alloc(10), "image/jpeg");
  },
);
