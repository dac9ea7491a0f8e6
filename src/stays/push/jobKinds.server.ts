import { z } from "zod";
import { storedKind } from "#core/jobs/queue.server.ts";

const aboutDevice = z.object({ deviceId: z.string() });
export type AboutDevice = z.output<typeof aboutDevice>;

/** The first message to a device, which shows its host that messages arrive. */
export const welcomeKind = storedKind("push.welcome", aboutDevice);
