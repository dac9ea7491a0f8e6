import { z } from "zod";
import type { StoredKind } from "#core/jobs/queue.server.ts";

const aboutDevice = z.object({ deviceId: z.string() });
export type AboutDevice = z.output<typeof aboutDevice>;

/** The first message to a device, by which its host sees that it works. */
export const welcomeKind = { name: "push.welcome", payload: aboutDevice } satisfies StoredKind<AboutDevice>;
