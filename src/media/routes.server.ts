import { z } from "@hono/zod-openapi";
import { Hono, type Context } from "hono";
import { asMember } from "#accounts/actor.server.ts";
import { picture, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from "#media/contract.ts";
import { picturesPerHost } from "#media/limits.ts";
import { takeInPicture } from "#media/media.server.ts";
import { readPictureFile, type PictureFile } from "#media/pictureFile.server.ts";
import { PICTURE_FILE, StorageFailure } from "#media/storage.server.ts";
import {
  guidebookParam,
  responsesOf,
  maxBytes,
  formBody,
  uploadedFile,
  defineRoute,
  readForm,
  limitConcurrency,
} from "#core/calls.server.ts";
import { mayWithPlanForGuidebook } from "#core/gate.ts";
import { newApi, refuse, type AppEnv } from "#core/http.server.ts";

/** The multipart overhead. */
const FORM_MAX_BYTES = PICTURE_MAX_BYTES + 64 * 1024;

const upload = defineRoute("post /media", mayWithPlanForGuidebook("edit"), {
  summary: "Store a picture: drawn again, without metadata, at most 1600 px wide",
  refuses: ["invalid_picture", "unsupported_picture", "storage_unavailable"],
  limits: [picturesPerHost],
  middleware: [limitConcurrency, maxBytes(FORM_MAX_BYTES, PICTURE_TOO_LARGE), readForm],
  request: {
    query: guidebookParam,
    ...formBody(z.object({ file: uploadedFile("Choose a picture to upload.", "photo.jpg") })),
  },
  responses: responsesOf(picture, "The stored picture", 201),
});

export const mediaRoutes = newApi().openapi(upload, async (c) => {
  const { file } = c.req.valid("form");
  const taken = await takeInPicture(...asMember(c), await file.bytes());
  if (!taken.ok) return refuse(c, taken.refusal);
  const { url, width, height } = taken.value;
  return c.json({ url, width, height }, 201);
});

/** The headers of every picture. */
export const strict = {
  "X-Content-Type-Options": "nosniff",
  // The browser's viewer of a directly opened picture uses inline styles.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const own = { ...strict, "Cache-Control": "private, no-store" };
const immutable = { ...strict, "Cache-Control": "public, max-age=31536000, immutable" };
/** A returning guest gets the smaller one. */
const untilMade = { ...strict, "Cache-Control": "public, max-age=3600" };

export const noSuchPicture = (c: Context) => c.text("There is no such picture.", 404, strict);

/** The public routes of stored pictures. A path's content never changes. */
export const mediaPages = new Hono<AppEnv>()
  .get(`/media/${PICTURE_FILE}`, async (c) => {
    const ETag = `"${c.req.param("file") ?? ""}"`;
    if (c.req.header("if-none-match")?.includes(ETag)) return c.body(null, 304, { ...immutable, ETag });
    return sendStored(c, ({ isFinal }) => (isFinal ? { ...immutable, ETag } : untilMade));
  })
  .get("/media/*", noSuchPicture);

/** Sends a stored picture to an authorised reader, uncached. */
export const sendAccountPicture = (c: Context<AppEnv>) => sendStored(c, () => own);

async function sendStored(c: Context<AppEnv>, headersFor: (file: PictureFile) => Record<string, string>) {
  const context = c.get("context");
  try {
    const file = await readPictureFile(context, c.req.param("file") ?? "");
    if (!file) return noSuchPicture(c);
    return c.body(file.bytes, 200, { ...headersFor(file), "Content-Type": file.type });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    context.log.error({ err: error, id: c.get("requestId") }, "a picture could not be read");
    return c.text("The picture is not there just now.", 503, { ...strict, "Retry-After": "60" });
  }
}
