import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, responsesOf } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi } from "#core/http.server.ts";
import { sendPhoto } from "#media/privatePhotos/privatePhotos.server.ts";
import { leftBehind } from "#stays/turnovers/leftBehind/contract.ts";
import { notesFor } from "#stays/turnovers/leftBehind/leftBehind.server.ts";
import { findPhotoOfNote } from "#stays/turnovers/leftBehind/store.server.ts";

const list = defineRoute("get /left-behind", mayAlways("read", "account"), {
  summary: "List what cleaners noted that guests left behind, the oldest first",
  responses: responsesOf(z.array(leftBehind)),
});

const photo = defineRoute("get /left-behind/{id}/photo", mayAlways("read", "account"), {
  summary: "Read the photo of what guests left behind",
  refuses: ["not_found"],
  responses: { 200: { description: "A JPEG", content: { "image/jpeg": { schema: z.string() } } } },
});

/** What guests left behind (Stays 45). */
export const leftBehindRoutes = newApi()
  .openapi(list, async (c) => c.json(await notesFor(...asMember(c)), 200))
  .openapi(photo, async (c): Promise<Response> => {
    const [{ db }, actor] = asMember(c);
    return sendPhoto(c, await findPhotoOfNote(db, actor, c.req.valid("param").id));
  });
