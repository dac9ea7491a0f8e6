import { z } from "zod";
import { failedCall, messageOf } from "#core/client.ts";
import { drawnForHeader } from "#core/screenOwner.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";
import { shrinkPhoto } from "#sections/gallery/upload/photoFile.ts";
import type { Prepared } from "#sections/gallery/upload/shrinkPicture.ts";

const stored = z.object({ url: z.string() });

export interface UploadOptions {
  /** The guidebook that it is for, where it is for one. */
  guidebookId?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the uploaded fraction, from 0 to 1. */
  onShare?: ((share: number) => void) | undefined;
  /** Called after the host has signed in again, if the session had ended. */
  onSignedIn?: (() => void) | undefined;
}

/** Shrinks and uploads a picture, and returns its path. A failure is a message. */
export async function uploadPicture(file: File, options: UploadOptions = {}): Promise<Prepared<string>> {
  const prepared = await shrinkPhoto(file);
  if (!prepared.ok) return prepared;
  const form = new FormData();
  form.append("file", new File([prepared.picture], "picture.jpg", { type: "image/jpeg" }));
  try {
    return { ok: true, picture: stored.parse(JSON.parse(await send(form, options))).url };
  } catch (error) {
    if (isSessionEnd(error) && options.onSignedIn) askToSignIn(options.onSignedIn);
    return { ok: false, message: messageOf(error) ?? "The picture could not be uploaded. Please try again." };
  }
}

/** XMLHttpRequest, since `fetch` has no upload progress. */
function send(form: FormData, { guidebookId, signal, onShare }: UploadOptions): Promise<string> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<string>((resolve, reject) => {
    if (signal?.aborted) return reject(new Error("cancelled"));
    signal?.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ loaded, total }) => onShare?.(loaded / total));
    request.addEventListener("load", () => {
      if (request.status < 300) resolve(request.responseText);
      else reject(failedCall(request.status, request.responseText || request.statusText));
    });
    for (const end of ["error", "abort", "timeout"])
      request.addEventListener(end, () => reject(new Error(`the upload ended by ${end}`)));
    request.open("POST", `/api/media${guidebookId === undefined ? "" : `?guidebook=${guidebookId}`}`);
    for (const [name, value] of Object.entries(drawnForHeader())) request.setRequestHeader(name, value);
    request.send(form);
  }).finally(() => signal?.removeEventListener("abort", abort));
}
