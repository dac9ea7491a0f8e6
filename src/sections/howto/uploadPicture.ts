import { z } from "zod";
import { apiFetch, messageOf } from "#platform/client.ts";
import { type Prepared, preparePicture } from "#sections/richtext/pictures.ts";

const stored = z.object({ url: z.string() });

/** Scales a picture as for rich text, hands it to the server, for a guidebook where one is named, and answers its URL. */
export async function uploadPicture(file: File, guidebookId?: string): Promise<Prepared<string>> {
  const prepared = await preparePicture(file);
  if (!prepared.ok) return prepared;
  const query = guidebookId === undefined ? "" : `?guidebook=${guidebookId}`;
  const form = new FormData();
  form.append("file", new File([prepared.picture], "picture.jpg", { type: "image/jpeg" }));
  try {
    const response = await apiFetch(`/api/media${query}`, { method: "POST", body: form });
    return { ok: true, picture: stored.parse(await response.json()).url };
  } catch (error) {
    const message = messageOf(error) ?? "The picture could not be uploaded. Please try again.";
    return { ok: false, message };
  }
}
