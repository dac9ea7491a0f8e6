import { Hono, type Context } from "hono";
import { findSignedInHost } from "#accounts/session.server.ts";
import { admit } from "#guest/readLimit.server.ts";
import type { Assets } from "#guest/files.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { isPictureOfMember } from "#guidebooks/pictureStore.server.ts";
import { isSecretPicture } from "#guidebooks/secretPictures.server.ts";
import { noSuchPicture, sendAccountPicture } from "#media/routes.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { picturesOf } from "#sections/section.ts";
import { PICTURE_FILE } from "#media/storage.server.ts";

/** Sends pictures of passages that some readers do not see to those who see them, and to members; else 404 (Stays 6). */
export function secretPictures(assets: Assets) {
  const pages = new Hono<AppEnv>();
  pages.get(`/media/${PICTURE_FILE}`, async (c, next) => {
    const { db } = c.get("context");
    const hash = hashIn(c);
    if (!(await isSecretPicture(db, hash))) return next();
    const host = await findSignedInHost(c.get("context"), c.req.header("cookie") ?? "");
    const isMembers = host !== null && (await isPictureOfMember(db, host.id, hash));
    return isMembers ? sendAccountPicture(c) : noSuchPicture(c);
  });

  pages.get(`/view/:key/media/${PICTURE_FILE}`, admit(assets), async (c) => {
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key") ?? "");
    // A passage that this reader does not see is not among the sections, and neither are its pictures.
    const isShown = guidebook?.sections.flatMap(picturesOf).some((path) => path.includes(hashIn(c)));
    return isShown ? sendAccountPicture(c) : noSuchPicture(c);
  });
  return pages;
}

const hashIn = (c: Context<AppEnv>) => (c.req.param("file") ?? "").slice(0, 64);
