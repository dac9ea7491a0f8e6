import { z } from "zod";
import type { StoredKind } from "#core/jobs/queue.server.ts";

const aboutTonight = z.object({ accountId: z.string(), userId: z.string() });
export type AboutTonight = z.output<typeof aboutTonight>;

/** The e-mail to one member, whose text is made when it is sent. */
export const arrivalsEmailKind = {
  name: "tonight.email",
  payload: aboutTonight,
} satisfies StoredKind<AboutTonight>;

const aboutTonightOnDevice = aboutTonight.extend({ deviceId: z.string() });
export type AboutTonightOnDevice = z.output<typeof aboutTonightOnDevice>;

/** The message to one device of a member. */
export const arrivalsPushKind = {
  name: "tonight.push",
  payload: aboutTonightOnDevice,
} satisfies StoredKind<AboutTonightOnDevice>;
