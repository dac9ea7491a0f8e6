import { z } from "zod";

const base64url = (bytes: number, what: string) =>
  z
    .string()
    .refine(
      (text) =>
        /^[\w-]+={0,2}$/.test(text) && Math.floor((text.replaceAll("=", "").length * 3) / 4) === bytes,
      { error: `This is not ${what} as base64url.` },
    );

const endpoint = z.string().trim().min(1).max(1000, { error: "This is longer than an endpoint is." });

/** A subscription as a browser's `PushSubscription.toJSON()` returns it (W3C Push API). */
export const newPushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(65, "a key of 65 bytes"), auth: base64url(16, "a secret of 16 bytes") }),
});
export type NewPushSubscription = z.output<typeof newPushSubscription>;

/** Identifies a device by its endpoint, in a body: a URL as a parameter would be in logs. */
export const pushDevice = z.object({ endpoint });
export type PushDevice = z.output<typeof pushDevice>;

/** The key that a browser subscribes with; null where the operator has set no `SECRET_KEY`. */
export const pushKey = z.object({ publicKey: z.string().nullable() });

/** The id of the device among those of the signed-in user; null where the server does not know it. */
export const knownPushDevice = z.object({ id: z.string().nullable() });
export const addedPushDevice = z.object({ id: z.string() });

/** The text on a device. `path` opens when it is pressed; a newer message of the same `tag` replaces an older one. */
const pushMessage = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
export type PushMessage = z.output<typeof pushMessage>;
