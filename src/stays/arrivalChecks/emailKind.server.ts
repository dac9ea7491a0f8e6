import { z } from "zod";
import { storedKind } from "#core/jobs/queue.server.ts";

const aboutTonight = z.object({ accountId: z.string(), userId: z.string() });
export type AboutTonight = z.output<typeof aboutTonight>;

/** The e-mail to one member, whose text is made when it is sent. */
export const arrivalsEmailKind = storedKind("tonight.email", aboutTonight);

const aboutTonightOnDevice = aboutTonight.extend({ deviceId: z.string() });
export type AboutTonightOnDevice = z.output<typeof aboutTonightOnDevice>;

/** The message to one device of a member. */
export const arrivalsPushKind = storedKind("tonight.push", aboutTonightOnDevice);
